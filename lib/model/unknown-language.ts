/** The language tag of a text in an unknown language (BCP 47). */
export const unknownLanguage = 'und'
