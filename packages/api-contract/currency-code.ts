/** The currencies in which people are paid today (ISO 4217): no metals, funds, test codes and withdrawn currencies. */
const codes = new Set(
  `AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP
  CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR
  ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN
  MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD
  SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW
  ZWG`.split(/\s+/),
)

/** Other spellings that mean one currency only: `$`, `¥` and `kr` do not. */
const aliases: Readonly<Record<string, string>> = {
  ...{ '€': 'EUR', EURO: 'EUR', EUROS: 'EUR', '£': 'GBP', UKP: 'GBP', STG: 'GBP' },
  ...{ US$: 'USD', $US: 'USD', USD$: 'USD', A$: 'AUD', AU$: 'AUD', C$: 'CAD', CA$: 'CAD', CAD$: 'CAD' },
  ...{ NZ$: 'NZD', S$: 'SGD', SG$: 'SGD', HK$: 'HKD', NT$: 'TWD', NTD: 'TWD', MX$: 'MXN', R$: 'BRL' },
  ...{ RMB: 'CNY', CNH: 'CNY', 'CN¥': 'CNY', 'JP¥': 'JPY', YEN: 'JPY', 円: 'JPY', '₩': 'KRW', 원: 'KRW' },
  ...{
    '₹': 'INR',
    '₽': 'RUB',
    RUR: 'RUB',
    '₺': 'TRY',
    TL: 'TRY',
    YTL: 'TRY',
    '₴': 'UAH',
    '₫': 'VND',
    VNĐ: 'VND',
  },
  ...{ ZŁ: 'PLN', ZL: 'PLN', KČ: 'CZK', KC: 'CZK', FT: 'HUF', SFR: 'CHF', FR: 'CHF', LEI: 'RON' },
  ...{ РУБ: 'RUB', ГРН: 'UAH', KSH: 'KES', '₡': 'CRC', '֏': 'AMD' },
  ...{ '₪': 'ILS', NIS: 'ILS', '฿': 'THB', '₱': 'PHP', '₦': 'NGN', RP: 'IDR', RM: 'MYR', '₸': 'KZT' },
  ...{ '₾': 'GEL', '₲': 'PYG', '₵': 'GHS', '₮': 'MNT', '₭': 'LAK', '৳': 'BDT' },
}

/** The ISO 4217 code of a code, a symbol or a usual abbreviation, in any case. Null for other texts, and for an ambiguous symbol. */
export function toCurrencyCode(text: string): string | null {
  const key = text.trim().slice(0, 20).replace(/\.$/, '').toUpperCase().normalize('NFC')
  if (codes.has(key)) return key
  return Object.hasOwn(aliases, key) ? (aliases[key] ?? null) : null
}

/** The currencies with decimals whose unit is worth less than a US cent. */
const smallUnits = new Set(
  `AMD AOA ARS BDT CDF COP CRC DZD ETB GYD HTG HUF IDR JMD KES KHR KZT LKR LRD MNT MWK NGN NPR PKR RSD SDG SSP TZS UZS
  VES`.split(/\s+/),
)

export function isSmallUnit(currency: string): boolean {
  return smallUnits.has(currency)
}

const decimals = new Map<string, number>()

/** The number of decimals in which a currency is usually written: 0 for JPY, 3 for KWD. */
export function currencyDecimals(currency: string): number {
  const known = decimals.get(currency)
  if (known !== undefined) return known
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const { maximumFractionDigits = 2 } = format.resolvedOptions()
  decimals.set(currency, maximumFractionDigits)
  return maximumFractionDigits
}
