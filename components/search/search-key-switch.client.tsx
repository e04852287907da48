'use client'

import { useEffect, useState } from 'react'
import { isSearchKeyOn, setSearchKey } from './search-key'

/** Turns the key of the search on and off, in this browser. */
export function SearchKeySwitch({ label }: { label: string }) {
  const [isOn, setIsOn] = useState(true)
  useEffect(() => setIsOn(isSearchKeyOn()), [])
  return (
    <label className="flex items-center gap-3 py-1.5 noscript:hidden">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          if (setSearchKey(target.checked)) setIsOn(target.checked)
        }}
        className="size-5 flex-none accent-accent"
      />
      {label}
    </label>
  )
}
