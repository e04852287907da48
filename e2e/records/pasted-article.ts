import type { ArticleRecord } from './record'
import { authors, categories } from './taxonomies'

/** Texts that an editor pasted: markup of a word processor, scripts, links that execute, elements that are not allowed. */
export const pastedArticle: ArticleRecord = {
  language: 'en',
  reference: 'Pst3d_in',
  name: 'What we paste into the editor',
  summary: 'We searched for things that should never be published, down to a </script><!-- in a summary.',
  image: '/media/story.webp',
  published_at: '2026-03-26T14:00:00+01:00',
  categories: [categories.engineering.reference],
  authors: [authors.withoutPicture.key, authors.withEverything.key],
  content: `Our articles are Markdown in which HTML is allowed.

## Harmless

<p class="MsoNormal" style="margin:0cm;font-family:'Comic Neue';color:#c00"><span lang="EN-GB">This very sentence was pasted from a word processor.</span></p>

A link to a file on somebody's desktop ([budget](file:///C:/Users/desk/budget.xlsx)).

## Dangerous

\`\`\`html
<script>alert(1)</script>
<a href="javascript:alert(document.domain)">Book a test ride</a>
\`\`\`

<script>alert(1)</script>

<p><a href="javascript:alert(document.domain)">Book a test ride</a></p>

<img src="x" onerror="alert(2)" alt="A picture that was never there">

<style>body { display: none }</style>

<iframe src="https://widgets.example/rides" width="300" height="200"></iframe>

[The same link in Markdown](javascript:alert(3)), because Markdown has links as well.

## The checklist

- [x] Paste without formatting (<kbd>Ctrl</kbd>+<kbd>Shift</kbd>+<kbd>V</kbd>)
- [ ] Stop closing issues at 19:00`,
}
