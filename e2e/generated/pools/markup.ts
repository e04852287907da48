import type { Piece } from './piece'

/** Row 1: an element whose meaning its style revokes. */
const revoked: Piece[] = [
  {
    row: 1,
    source:
      '<b style="font-weight:normal;" id="docs-internal-guid-5f1c"><p dir="ltr"><span style="font-size:11pt;font-weight:400;font-style:normal">Cargo bicycles need patience.</span></p></b>',
    words: 'Cargo bicycles need patience.',
  },
  {
    row: 1,
    source: '<p><i style="font-style:normal">Upright words</i> and <i>leaning words</i></p>',
    words: 'Upright words and leaning words',
    marks: ['em leaning words'],
  },
  {
    row: 1,
    source: '<p>Nothing <u style="text-decoration:none">under this</u> line</p>',
    words: 'Nothing under this line',
  },
  {
    row: 1,
    source:
      '<p><strong style="font-weight: 400">Light letters</strong> beside <strong>heavy ones</strong></p>',
    words: 'Light letters beside heavy ones',
    marks: ['strong heavy ones'],
  },
  {
    row: 1,
    source: '<p><em style="FONT-STYLE: NORMAL !important">Capital styles</em> count as well</p>',
    words: 'Capital styles count as well',
  },
  {
    row: 1,
    source: '<p><b style="font-weight:lighter">Lighter than bold</b> is plain</p>',
    words: 'Lighter than bold is plain',
  },
]

/** Row 2: elements outside the allow-list that begin and end lines. */
const blocks: Piece[] = [
  {
    row: 2,
    source: '<div>A first line.</div><div>Another line.</div>',
    words: 'A first line. \nAnother line.',
  },
  { row: 2, source: '<div>Morning shift<br><br>Evening shift</div>', words: 'Morning shift \nEvening shift' },
  {
    row: 2,
    source: '<header>Your task</header><section>Drive the crane</section>',
    words: 'Your task \nDrive the crane',
  },
  { row: 2, source: '<center>Centred words</center>', words: 'Centred words' },
  {
    row: 2,
    source: '<div class="elementToProof">Dear candidate,</div><div><br></div><div>we look forward</div>',
    words: 'Dear candidate, \nwe look forward',
  },
  {
    row: 2,
    source: '<dl><dt>Weekly hours</dt><dd>Thirty five</dd></dl>',
    words: 'Weekly hours \nThirty five',
  },
  {
    row: 2,
    source: '<address>Quay twelve</address><fieldset><legend>Crew</legend><div>Nine people</div></fieldset>',
    words: 'Quay twelve \nCrew \nNine people',
  },
  {
    row: 2,
    source: '<div><div>Nested once<div>Nested twice</div></div></div>',
    words: 'Nested once \nNested twice',
  },
  {
    row: 2,
    source: '<nav>Directions</nav><aside>Side note</aside><footer>Last note</footer>',
    words: 'Directions \nSide note \nLast note',
  },
  {
    row: 2,
    source: '<article><div>Of one piece</div><div>and its rest</div></article>',
    words: 'Of one piece \nand its rest',
  },
]

/** Row 3: markup without words. As a whole field it is unset, in a text it leaves no trace. */
export const blanks: readonly string[] = [
  '<p>&nbsp;</p>',
  '<p><br></p>',
  '<p></p>',
  '<div><br></div><div><br></div>',
  '<p class="MsoNormal"><o:p>&nbsp;</o:p></p>',
  '<h2> </h2>',
  '<ul><li></li></ul>',
  '<p><strong>&nbsp;</strong></p>',
  '<p data-pm-slice="1 1 []"></p>',
  '<!-- nothing yet -->',
  '<p>&#8203;</p>',
  '<p>&shy;&shy;</p>',
  '<div>\u2060</div>',
  '\u200b',
  '\ufeff',
  ' \u00a0 ',
]

/** Row 11: characters that nobody sees, among others. */
const unseen: Piece[] = [
  {
    row: 11,
    source: '<p>Sach&shy;be&shy;ar&shy;bei&shy;tung im Hafen</p>',
    words: 'Sachbearbeitung im Hafen',
  },
  { row: 11, source: '<p>zero\u200bwidth and \ufeffmarked</p>', words: 'zerowidth and marked' },
  { row: 11, source: '<p>joined\u2060words here</p>', words: 'joinedwords here' },
]

const inBlanks = blanks
  .filter((source) => source.startsWith('<'))
  .map((source): Piece => ({ row: 3, source, words: '' }))

export const markupPieces: readonly Piece[] = [...revoked, ...blocks, ...inBlanks, ...unseen]
