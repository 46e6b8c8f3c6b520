/** A man by the water at sunset: drawn, nobody in particular. */
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
      <path d="M166 280h68v96c0 22-68 22-68 0Z" fill="#f6d3bd" />
      <path d="M166 296c20 28 48 28 68 0v36c-22 22-50 18-68-4Z" fill="#e2ab8f" opacity=".75" />
      <path d="M30 500C30 424 84 394 158 374h84c74 20 128 50 128 126Z" fill="#31406f" />
      <path d="M152 376c14 34 82 34 96 0" stroke="#25315a" strokeWidth="11" fill="none" />
      <g fill="#f6d3bd">
        <ellipse cx="127" cy="222" rx="12" ry="19" />
        <ellipse cx="273" cy="222" rx="12" ry="19" />
      </g>
      <path d="M127 200c0-62 32-94 73-94s73 32 73 94c0 62-24 120-73 120s-73-58-73-120Z" fill="#f6d3bd" />
      <g fill="#e8546f" opacity="0.2">
        <ellipse cx="153" cy="248" rx="17" ry="11" />
        <ellipse cx="247" cy="248" rx="17" ry="11" />
      </g>
      <path
        d="M126 216c2 70 28 110 74 110s72-40 74-110c-6 30-14 38-32 40-16-10-28-8-42-4-14-4-26-6-42 4-18-2-26-10-32-40Z"
        fill="#6b4426"
        opacity="0.55"
      />
      <path d="M170 266c20 6 40 6 60 0-4 22-15 32-30 32s-26-10-30-32Z" fill="#7c2632" />
      <path d="M175 268c16 4 34 4 50 0-1 6-3 9-5 11-14 3-26 3-40 0-2-2-4-5-5-11Z" fill="#fff" />
      <path
        d="M201 216c-2 12-10 20-8 28 4 5 12 5 16 1"
        stroke="#c9826b"
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
