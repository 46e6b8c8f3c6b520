import { Bust } from './Bust.tsx'

export function CanalPortrait() {
  return (
    <svg aria-hidden viewBox="0 0 400 500" preserveAspectRatio="xMidYMid slice" className="block size-full">
      <rect width="400" height="500" fill="#fbe2cf" />
      <circle cx="90" cy="120" r="52" fill="#fff3dd" opacity=".85" />
      <rect y="250" width="400" height="250" fill="#8fb6c9" />
      <path
        d="M0 280h120M250 300h150M40 340h90M290 360h70"
        stroke="#fbe2cf"
        strokeWidth="6"
        strokeLinecap="round"
        opacity=".7"
      />
      <path d="M118 214C108 134 150 90 204 90c56 0 92 44 78 124l-14 10H132Z" fill="#6b4426" />
      <Bust
        skin="#f6d3bd"
        shade="#e2ab8f"
        clothes="#31406f"
        collar="#25315a"
        blush={0.2}
        line="#c9826b"
        beard={beard}
      />
      <path
        d="M159 206c7-5 16-5 22-1M241 206c-7-5-16-5-22-1"
        stroke="#c9826b"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M153 190c9-8 23-9 32-4M247 190c-9-8-23-9-32-4"
        stroke="#6b4426"
        strokeWidth="7"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M122 210c-8-50 0-84 26-104 4-30 60-46 102-30 34 12 50 46 32 134-4-20-8-34-16-44-36-2-74-10-98-30-20 10-38 34-46 74Z"
        fill="#6b4426"
      />
    </svg>
  )
}

const beard = (
  <path
    d="M126 216c2 70 28 110 74 110s72-40 74-110c-6 30-14 38-32 40-16-10-28-8-42-4-14-4-26-6-42 4-18-2-26-10-32-40Z"
    fill="#6b4426"
    opacity="0.55"
  />
)
