const page = (head: readonly string[], text: string) => `---\n${head.join('\n')}\n---\n\n${text}`

const section = (title: string) =>
  `## ${title}\n\nWe keep what an application contains for six months, and then delete it.\n\n`

/** The pages of the site folder by their paths below the locale, in the form of docs/make-it-yours.md. The footer links those with a key. */
export const ownPages = {
  imprint: {
    file: 'en/imprint.md',
    path: '/en/imprint',
    text: page(
      ['title: Imprint', 'key: imprint', 'updated: 2026-02-03'],
      'Board is published by **Harbour Works**. [How we treat data](/en/privacy).\n',
    ),
  },
  mentions: {
    file: 'fr/mentions-legales.md',
    path: '/fr/mentions-legales',
    text: page(
      ['title: Mentions légales', 'key: imprint', 'updated: 2026-02-03'],
      'Board est publié par **Harbour Works**.\n',
    ),
  },
  privacy: {
    file: 'en/privacy.md',
    path: '/en/privacy',
    text: page(
      ['title: Privacy statement', 'key: privacy', 'description: What we do with data, and why.'],
      `${['Who we are', 'What we store', 'For how long', 'Your rights'].map(section).join('')}| Data | Time |\n| --- | --- |\n| CV | 6 months |\n\n<script>alert(1)</script>\n\nThe [history of the company](/en/company/history).\n`,
    ),
  },
  company: {
    file: 'en/company.md',
    path: '/en/company',
    text: page(['title: The company'], 'It has a [history](/en/company/history).\n'),
  },
  history: {
    file: 'en/company/history.md',
    path: '/en/company/history',
    text: page(
      ['title: History', 'description: Since 1889.'],
      'Founded in 1889, as [the company](/en/company) says.\n',
    ),
  },
} as const

/** Interface texts of the site folder, by language. */
export const ownMessages = { fr: { OwnPage: { updated: 'Mis à jour le {date}' } } } as const
