import { useState } from 'react'

/** What is being chosen, until another search takes its place. */
export function useDraft<Value>(current: Value): [Value, (draft: Value) => void] {
  const [draft, setDraft] = useState(current)
  const [key, setKey] = useState(() => JSON.stringify(current))
  const currentKey = JSON.stringify(current)
  if (key !== currentKey) {
    setKey(currentKey)
    setDraft(current)
  }
  return [draft, setDraft]
}
