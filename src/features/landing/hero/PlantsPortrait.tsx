/** A woman among plants: drawn, nobody in particular. */
export function PlantsPortrait() {
  return (
    <svg aria-hidden viewBox="0 0 400 500" preserveAspectRatio="xMidYMid slice" className="block size-full">
      <rect width="400" height="500" fill="#d9ecdf" />
      <g fill="#6fa585">
        <path d="M340 470C300 380 310 260 380 190c30 90 20 200-40 280Z" />
        <path d="M50 470C110 400 110 280 40 200c-50 80-50 190 10 270Z" />
      </g>
      <g fill="#4d8669">
        <path d="M400 420c-60-20-110-90-100-170 70 20 110 90 100 170Z" />
        <path d="M0 380c60-10 96-70 90-140C30 260-10 310 0 380Z" />
      </g>
      <g fill="#221512">
        <circle cx="115" cy="235" r="52" />
        <circle cx="103" cy="203" r="52" />
        <circle cx="103" cy="169" r="52" />
        <circle cx="115" cy="137" r="52" />
        <circle cx="137" cy="111" r="52" />
        <circle cx="166" cy="94" r="52" />
        <circle cx="200" cy="88" r="52" />
        <circle cx="234" cy="94" r="52" />
        <circle cx="263" cy="111" r="52" />
        <circle cx="285" cy="137" r="52" />
        <circle cx="297" cy="169" r="52" />
        <circle cx="297" cy="203" r="52" />
        <circle cx="285" cy="235" r="52" />
        <circle cx="200" cy="150" r="100" />
      </g>
      <path d="M166 280h68v96c0 22-68 22-68 0Z" fill="#83502f" />
      <path d="M166 296c20 28 48 28 68 0v36c-22 22-50 18-68-4Z" fill="#653a20" opacity=".75" />
      <path d="M30 500C30 424 84 394 158 374h84c74 20 128 50 128 126Z" fill="#e8a33b" />
      <path d="M152 376c14 34 82 34 96 0" stroke="#c98423" strokeWidth="11" fill="none" />
      <g fill="#83502f">
        <ellipse cx="127" cy="222" rx="12" ry="19" />
        <ellipse cx="273" cy="222" rx="12" ry="19" />
      </g>
      <path d="M127 200c0-62 32-94 73-94s73 32 73 94c0 62-24 120-73 120s-73-58-73-120Z" fill="#83502f" />
      <g fill="#e8546f" opacity="0.16">
        <ellipse cx="153" cy="248" rx="17" ry="11" />
        <ellipse cx="247" cy="248" rx="17" ry="11" />
      </g>
      <path d="M170 266c20 6 40 6 60 0-4 22-15 32-30 32s-26-10-30-32Z" fill="#7c2632" />
      <path d="M175 268c16 4 34 4 50 0-1 6-3 9-5 11-14 3-26 3-40 0-2-2-4-5-5-11Z" fill="#fff" />
      <path
        d="M201 216c-2 12-10 20-8 28 4 5 12 5 16 1"
        stroke="#472512"
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
        d="M157 209c6-9 19-11 27-3M243 209c-6-9-19-11-27-3"
        stroke="#26190f"
        strokeWidth="4.2"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M153 190c9-8 23-9 32-4M247 190c-9-8-23-9-32-4"
        stroke="#221512"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
      <g fill="#221512">
        <circle cx="131" cy="168" r="30" />
        <circle cx="148" cy="145" r="30" />
        <circle cx="172" cy="129" r="30" />
        <circle cx="200" cy="124" r="30" />
        <circle cx="228" cy="129" r="30" />
        <circle cx="252" cy="145" r="30" />
        <circle cx="269" cy="168" r="30" />
      </g>
      <g fill="#f2c14e">
        <circle cx="126" cy="248" r="6.5" />
        <circle cx="274" cy="248" r="6.5" />
      </g>
    </svg>
  )
}
