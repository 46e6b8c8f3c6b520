import { Bust } from './Bust.tsx'

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
      <Bust skin="#83502f" shade="#653a20" clothes="#e8a33b" collar="#c98423" blush={0.16} line="#472512" />
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
