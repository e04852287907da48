import type { Piece } from './piece'

const same = (row: number, source: string): Piece => ({ row, source, words: source })

/** Row 6: characters that an extension of Markdown takes for markup. */
const tildes: Piece[] = [
  same(6, 'Open 9~17 in winter and 10~18 in summer.'),
  same(6, '연봉 3000~3500만원 또는 4000~4500만원.'),
  same(6, 'Take ~5 days or ~10 days off.'),
  same(6, 'H~2~O is a formula.'),
  same(6, 'Rates of $100~$200 and $300~$400.'),
  same(6, '3~5名、6~8名の班。'),
  same(6, 'The file snake_case_name stays, and 2 * 3 * 4 too.'),
  { row: 6, source: 'This ~~went~~ and stays.', words: 'This went and stays.', marks: ['del went'] },
]

/** Row 7: Chinese, Japanese and Korean. */
const cjk: Piece[] = [
  {
    row: 7,
    source: 'これは**「太字」**です。',
    words: 'これは「太字」です。',
    marks: ['strong 「太字」'],
  },
  { row: 7, source: '**重要：**必ず読む。', words: '重要：必ず読む。', marks: ['strong 重要：'] },
  {
    row: 7,
    source: '价格**（含税）**为一百元。',
    words: '价格（含税）为一百元。',
    marks: ['strong （含税）'],
  },
  { row: 7, source: '그는 **"굵게"**라고 썼다.', words: '그는 "굵게"라고 썼다.', marks: ['strong "굵게"'] },
  { row: 7, source: '先生は*「静か」*と言う。', words: '先生は「静か」と言う。', marks: ['em 「静か」'] },
  { row: 7, source: '古い~~「案」~~を捨てた。', words: '古い「案」を捨てた。', marks: ['del 「案」'] },
  {
    row: 7,
    source: '詳細は https://example.com/foo。次の文。',
    words: '詳細は https://example.com/foo。次の文。',
    links: ['https://example.com/foo'],
  },
  {
    row: 7,
    source: '请看 https://example.com/bar（说明）后。',
    words: '请看 https://example.com/bar（说明）后。',
    links: ['https://example.com/bar'],
  },
  {
    row: 7,
    source: '一覧「https://example.com/baz」を見る。',
    words: '一覧「https://example.com/baz」を見る。',
    links: ['https://example.com/baz'],
  },
]

/** Markdown of every day. */
const ordinary: Piece[] = [
  same(0, 'Nobody unloads a ship alone.'),
  {
    row: 0,
    source: 'They work **at night** and *sleep* by day.',
    words: 'They work at night and sleep by day.',
    marks: ['strong at night', 'em sleep'],
  },
  { row: 0, source: '## Two shifts\n\nEarly and late.', words: 'Two shifts \nEarly and late.' },
  { row: 0, source: '- ropes\n- brakes\n- hooks', words: 'ropes \nbrakes \nhooks' },
  { row: 0, source: '1. weigh\n2. lift', words: 'weigh \nlift' },
  { row: 0, source: '> Somebody said it.', words: 'Somebody said it.' },
  {
    row: 0,
    source: '| Day | Tide |\n| --- | --- |\n| Monday | low |',
    words: 'Day Tide \nMonday low',
  },
  { row: 0, source: 'The command is `npm test` here.', words: 'The command is npm test here.' },
  {
    row: 0,
    source: 'Read [the board](https://example.com/board) first.',
    words: 'Read the board first.',
    links: ['https://example.com/board'],
  },
  {
    row: 0,
    source: 'Write to jobs@example.com today.',
    words: 'Write to jobs@example.com today.',
    links: ['mailto:jobs@example.com'],
  },
]

/** HTML of every day, and what editors of job texts write. */
export const ordinaryHtml: readonly Piece[] = [
  {
    row: 0,
    source: '<p>You walk along a crane before each shift.</p>',
    words: 'You walk along a crane before each shift.',
  },
  {
    row: 0,
    source: '<p>You say <strong>yes</strong> or <em>no</em>.</p>',
    words: 'You say yes or no.',
    marks: ['strong yes', 'em no'],
  },
  { row: 0, source: '<ul><li>Lamps</li><li>Plates</li></ul>', words: 'Lamps \nPlates' },
  { row: 0, source: '<h3>Your week</h3><p>Four days.</p>', words: 'Your week \nFour days.' },
  { row: 0, source: '<p>Research &amp; development, 5 &lt; 6</p>', words: 'Research & development, 5 < 6' },
  { row: 0, source: '<p>Line one<br>line two</p>', words: 'Line one \nline two' },
  { row: 6, source: '<p>Open 8~12 Uhr und 13~16 Uhr</p>', words: 'Open 8~12 Uhr und 13~16 Uhr' },
  {
    row: 6,
    source: '<p>Stars *are* stars_and_lines_too here</p>',
    words: 'Stars *are* stars_and_lines_too here',
  },
]

export const markdownPieces: readonly Piece[] = [...tildes, ...cjk, ...ordinary]

/** Row 15: plain texts in fields of HTML. */
export const plainPieces: readonly Piece[] = [
  {
    row: 15,
    source: 'Your tasks:\nInspect the ropes\nWrite reports',
    words: 'Your tasks: \nInspect the ropes \nWrite reports',
  },
  {
    row: 15,
    source: 'Seven people\r\nTwo cranes\r\nOne quay',
    words: 'Seven people \nTwo cranes \nOne quay',
  },
  { row: 15, source: 'Start at six\n\nLeave at two', words: 'Start at six \nLeave at two' },
  { row: 15, source: 'R&D of five\nOpen 9~17 and 10~18', words: 'R&D of five \nOpen 9~17 and 10~18' },
  { row: 15, source: '業務内容：\n検査\n報告', words: '業務内容： \n検査 \n報告' },
  { row: 15, source: 'Good eyes;\na licence;\nno fear.', words: 'Good eyes; \na licence; \nno fear.' },
]
