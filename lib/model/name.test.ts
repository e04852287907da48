import { expect, it } from 'vitest'
import { toName } from './name'

it.each([
  ['R&amp;D Engineer &ndash; C++', 'R&D Engineer – C++'],
  ['D&#39;Artagnan &#x26; Cie', "D'Artagnan & Cie"],
  ['D&eacute;veloppeur&nbsp;Java', 'Développeur\u00a0Java'],
  ['&lt;b&gt;Chef&lt;/b&gt;', '<b>Chef</b>'],
  ['&ldquo;Quiet&rdquo; hours &hellip;', '“Quiet” hours …'],
  ['A&#10;B&#x202e;C', 'A BC'],
  ['&nbsp;', null],
  ['&#8203;', null],
  // No references.
  ['R&D Engineer', 'R&D Engineer'],
  ['AT&T; M&A', 'AT&T; M&A'],
  ['Q&A &copy a&lt=b', 'Q&A &copy a&lt=b'],
  ['&nothing; &#;', '&nothing; &#;'],
  [null, null],
])('the name %j is %j', (value, name) => expect(toName(value)).toBe(name))
