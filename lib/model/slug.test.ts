import { describe, expect, it } from 'vitest'
import { slugOfJob, toPathSlug } from './slug'

describe('toPathSlug', () => {
  it('keeps a slug that can be a path segment', () => {
    for (const slug of ['acme', 'Acme_2', 'a'.repeat(80)]) expect(toPathSlug(slug)).toBe(slug)
  })

  it('gives no organization the path of another page', () => {
    const slugs = ['search', 'Search', 'page'].map(toPathSlug)
    expect(slugs).toEqual(slugs.map(() => expect.stringMatching(/^(search|page)-[a-z0-9]+$/)))
    expect(new Set(slugs).size).toBe(3)
  })

  it('gives different slugs to different slugs that are too long or have other characters', () => {
    const long = ['word-'.repeat(30), `${'word-'.repeat(30)}2`, 'x'.repeat(81), 'x'.repeat(100_000)]
    const slugs = [...long, 'a b', 'a/b', '日本語', '日本', '..', '.', '\ud800'].map(toPathSlug)
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9-]{1,80}(?<!-)$/)
    expect(new Set(slugs).size).toBe(slugs.length)
  })
})

describe('slugOfJob', () => {
  const job = (slug: string, reference = 'ACME_ab1') => slugOfJob({ slug, name: 'A turner', reference })

  it('keeps a slug that can be a path segment', () => {
    for (const slug of ['turner_lyon', `${'a'.repeat(80)}_Lyon_ACME_ab1`]) expect(job(slug)).toBe(slug)
  })

  it('else ends in the reference', () => {
    expect(job(`${'chef-de-projet-'.repeat(10)}_Lyon`)).toBe(
      'chef-de-projet-chef-de-projet-chef-de-projet-chef-de-projet-chef-de-projet-chef_ACME_ab1',
    )
    expect([job(''), job('é_lyon')]).toEqual(['a-turner_ACME_ab1', 'e_ACME_ab1'])
    expect(job(`a_${'b'.repeat(300)}`)).toBe('a_ACME_ab1')
    expect(job('a b', '日本')).toMatch(/^a-b_[a-z0-9]+$/)
  })
})
