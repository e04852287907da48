import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** Node.js alone: sends the files of a folder from memory, in the encoding that the client names, at a port. */
const [, , folder = '', port] = process.argv

const type = ['content-type', 'text/html; charset=utf-8']

function prepare(extension: string, encoding: string): { head: string[]; body: Buffer } {
  const body = readFileSync(`${folder}/page.html${extension}`)
  const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding]
  return { head: [...type, ...encoded, 'content-length', String(body.length)], body }
}

const identity = prepare('', 'identity')
const encoded = new Map([
  ['gzip', prepare('.gz', 'gzip')],
  ['br', prepare('.br', 'br')],
])

createServer((request, response) => {
  const { head, body } = encoded.get(String(request.headers['accept-encoding'])) ?? identity
  response.writeHead(200, head)
  response.end(body)
}).listen(Number(port))
