import type { ReactNode } from 'react'

export interface BustProps {
  skin: string
  /** Of the neck under the chin. */
  shade: string
  clothes: string
  collar: string
  /** Of the cheeks: 0 to 1. */
  blush: number
  line: string
  /** On the cheeks and under the mouth. */
  beard?: ReactNode
}

/** Head and shoulders of somebody who smiles, before hair, eyelids and brows. */
export function Bust({ skin, shade, clothes, collar, blush, line, beard }: BustProps) {
  return (
    <>
      <path d="M166 280h68v96c0 22-68 22-68 0Z" fill={skin} />
      <path d="M166 296c20 28 48 28 68 0v36c-22 22-50 18-68-4Z" fill={shade} opacity=".75" />
      <path d="M30 500C30 424 84 394 158 374h84c74 20 128 50 128 126Z" fill={clothes} />
      <path d="M152 376c14 34 82 34 96 0" stroke={collar} strokeWidth="11" fill="none" />
      <g fill={skin}>
        <ellipse cx="127" cy="222" rx="12" ry="19" />
        <ellipse cx="273" cy="222" rx="12" ry="19" />
      </g>
      <path d="M127 200c0-62 32-94 73-94s73 32 73 94c0 62-24 120-73 120s-73-58-73-120Z" fill={skin} />
      <g fill="#e8546f" opacity={blush}>
        <ellipse cx="153" cy="248" rx="17" ry="11" />
        <ellipse cx="247" cy="248" rx="17" ry="11" />
      </g>
      {beard}
      <path d="M170 266c20 6 40 6 60 0-4 22-15 32-30 32s-26-10-30-32Z" fill="#7c2632" />
      <path d="M175 268c16 4 34 4 50 0-1 6-3 9-5 11-14 3-26 3-40 0-2-2-4-5-5-11Z" fill="#fff" />
      <path
        d="M201 216c-2 12-10 20-8 28 4 5 12 5 16 1"
        stroke={line}
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
        opacity=".75"
      />
      <g fill="#26190f">
        <ellipse cx="170" cy="213" rx="6.4" ry="7.2" />
        <ellipse cx="230" cy="213" rx="6.4" ry="7.2" />
      </g>
      <g fill="#fff">
        <circle cx="172.4" cy="210.5" r="2" />
        <circle cx="232.4" cy="210.5" r="2" />
      </g>
    </>
  )
}
