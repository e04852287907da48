import { isOptimizable } from '@/lib/model/media/optimizer'

/**
 * Whether the query of an image of the optimizer is in the one spelling that pages write: other spellings of the same
 * image would each be stored. `search` is the query with its question mark.
 */
export function isCanonicalImageQuery(search: string): boolean {
  const parameters = new URLSearchParams(search)
  if ([...parameters.keys()].join() !== 'url,w,q') return false
  const url = parameters.get('url') ?? ''
  if (search !== `?url=${encodeURIComponent(url)}&w=${parameters.get('w')}&q=${parameters.get('q')}`)
    return false
  const isNumber = (name: string) => /^[1-9]\d*$/.test(parameters.get(name) ?? '')
  return isNumber('w') && isNumber('q') && isOptimizable(url)
}
