/** Why no complete response came, and what to do. */
export type NetworkFailure = { code: string; text: string; fix: string }

type Explanation = Omit<NetworkFailure, 'code'>

const checkUrl = 'Check the host, the port and the scheme of API_BASE_URL.'

const closed: Explanation = {
  text: 'The host closes the connection before the response is complete.',
  fix: `${checkUrl} A port for HTTPS closes connections of HTTP, and a firewall can do it too.`,
}

const byCode: Readonly<Record<string, Explanation>> = {
  ENOTFOUND: {
    text: 'The name of the host does not exist (DNS).',
    fix: 'Check the spelling of the host in API_BASE_URL, and the DNS server of this machine.',
  },
  EAI_AGAIN: {
    text: 'The DNS server of this machine does not respond.',
    fix: 'Check the network and the DNS server of this machine, then try again.',
  },
  ECONNREFUSED: {
    text: 'The host refuses the connection: nothing listens on this port.',
    fix: `Start the API, or correct API_BASE_URL. ${checkUrl}`,
  },
  EHOSTUNREACH: { text: 'The host cannot be reached.', fix: 'Check the network, the VPN and the firewall.' },
  ENETUNREACH: {
    text: 'The network of the host cannot be reached.',
    fix: 'Check the network, the VPN and the firewall.',
  },
  ECONNRESET: closed,
  UND_ERR_SOCKET: closed,
  UND_ERR_CONNECT_TIMEOUT: {
    text: 'The host does not accept the connection in time.',
    fix: 'Check the port in API_BASE_URL, and whether a firewall drops connections from this machine.',
  },
  UND_ERR_INVALID_ARG: { text: 'The URL cannot be requested.', fix: checkUrl },
  CERT_HAS_EXPIRED: {
    text: 'The TLS certificate of the host has expired.',
    fix: 'The operator of the API must renew the certificate. Check the clock of this machine too.',
  },
  CERT_NOT_YET_VALID: {
    text: 'The TLS certificate of the host is not valid yet.',
    fix: 'Check the clock of this machine.',
  },
  ERR_TLS_CERT_ALTNAME_INVALID: {
    text: 'The TLS certificate is for another host name.',
    fix: 'Use the host name of the certificate in API_BASE_URL, or ask the operator of the API.',
  },
}

const timeout: Explanation = {
  text: 'The response is not complete within API_TIMEOUT_MS.',
  fix: 'Ask the operator of the API why it is slow. A higher API_TIMEOUT_MS helps only if pages may take that long.',
}

const untrusted: Explanation = {
  text: 'This machine does not trust the TLS certificate of the host.',
  fix: 'For an own certificate authority, set NODE_EXTRA_CA_CERTS to the file of its certificate.',
}

const notTls: Explanation = {
  text: 'The host does not speak TLS on this port.',
  fix: 'Check whether API_BASE_URL must start with http:// instead of https://, and its port.',
}

const notHttp: Explanation = { text: 'The host does not speak HTTP on this port.', fix: checkUrl }

/** What an error of `fetch` means, from the code of its first cause that has one. */
export function toNetworkFailure(error: unknown): NetworkFailure {
  const code = findCode(error)
  return { code, ...explain(code) }
}

function explain(code: string): Explanation {
  const known = Object.hasOwn(byCode, code) ? byCode[code] : undefined
  if (known) return known
  if (/TIMEOUT|ETIMEDOUT/.test(code)) return timeout
  if (/SELF_SIGNED|UNABLE_TO_(VERIFY|GET)|CERT_UNTRUSTED|UNABLE_TO_GET_ISSUER/.test(code)) return untrusted
  if (/^ERR_SSL|^EPROTO/.test(code)) return notTls
  if (/^HPE_/.test(code)) return notHttp
  return { text: `The request failed (${code}).`, fix: `${checkUrl} Then try again.` }
}

const maxCauses = 5

function findCode(error: unknown): string {
  let current = error
  for (let depth = 0; depth < maxCauses && typeof current === 'object' && current !== null; depth += 1) {
    if ('code' in current && typeof current.code === 'string') return current.code
    if (current instanceof AggregateError && current.errors.length > 0) current = current.errors[0]
    else current = 'cause' in current ? current.cause : null
  }
  return error instanceof Error ? error.name : 'unknown'
}
