/** The URL of the script. */
declare const url: string
export default url
