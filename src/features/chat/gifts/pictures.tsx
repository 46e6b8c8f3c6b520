import type { ReactNode } from 'react'
import type { Gift } from '../../../../db/reference/gifts.ts'

/** The drawings, on a square of 48. */
export const pictures: Record<Gift, ReactNode> = {
  kiss: (
    <>
      <g transform="scale(1.171) translate(-4 -2)">
        <path d="M24 7h2a15 15 0 0 1 15 15 15 15 0 0 1-15 15H11a3 3 0 0 1-3-3V22A15 15 0 0 1 23 7Z" fill="#d41862" />
        <path
          d="M14.5 20.5c1.3 1.7 3.7 1.7 5 0M26.5 20.5c1.3 1.7 3.7 1.7 5 0M23.3 25.5c2.6 0 2.6 2.9.3 2.9 2.3 0 2.3 2.9-.3 2.9"
          fill="none"
          stroke="#fff"
          strokeWidth="2.3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d="M36.5 35s-5-2.9-5-6.2a2.7 2.7 0 0 1 5-1.4 2.7 2.7 0 0 1 5 1.4c0 3.3-5 6.2-5 6.2Z"
          fill="#ffb433"
          stroke="#fde8ef"
          strokeWidth="1.8"
        />
      </g>
    </>
  ),
  smile: (
    <>
      <g transform="scale(1.171) translate(-3.5 -1.5)">
        <path d="M23 7h3a15 15 0 0 1 15 15 15 15 0 0 1-15 15H10a3 3 0 0 1-3-3V22A15 15 0 0 1 22 7Z" fill="#ffb433" />
        <path
          d="M16 23.5c2.6 6.5 13.4 6.5 16 0Z"
          fill="#6b3f00"
          stroke="#6b3f00"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="18" cy="17.5" r="2.2" fill="#6b3f00" />
        <circle cx="30" cy="17.5" r="2.2" fill="#6b3f00" />
        <path
          d="M19.5 25.5c2 .7 7 .7 9 0"
          stroke="#fff"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          fill="none"
        />
      </g>
    </>
  ),
  coffee: (
    <>
      <ellipse cx="22" cy="39" rx="16" ry="3" fill="#c9cfe8" />
      <path d="M33 21h3.5a5.5 5.5 0 0 1 0 11H32" fill="none" stroke="var(--color-on-secondary-soft)" strokeWidth="3" />
      <path d="M9 19h25v9a10 10 0 0 1-10 10h-5A10 10 0 0 1 9 28Z" fill="var(--color-on-secondary-soft)" />
      <path d="M9 23h25v3H9Z" fill="#d41862" />
      <path
        d="M15.5 14.5c-2-2.4 2-3.6 0-6.5M21.5 14.5c-2-2.4 2-3.6 0-6.5M27.5 14.5c-2-2.4 2-3.6 0-6.5"
        fill="none"
        stroke="var(--color-accent-ink)"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  rose: (
    <>
      <path d="M24 26v18" stroke="#2f7a55" strokeWidth="3" strokeLinecap="round" />
      <path d="M24 38c-7 0-9-3-10-7 6-1 9 1 10 7ZM24 35c6 0 8-3 9-6-5-1-8 1-9 6Z" fill="#3d9369" />
      <path d="M12 10c2 1.5 5 0 6-4 3 2.5 9 2.5 12 0 1 4 4 5.5 6 4 1 10-4 18-12 18S11 20 12 10Z" fill="#d41862" />
      <path d="M18 11c2 5 10 5 12 0M24 15v8" stroke="#960a43" strokeWidth="2.3" fill="none" strokeLinecap="round" />
    </>
  ),
  chocolate: (
    <>
      <rect x="13" y="5" width="22" height="26" rx="3" fill="#6b3f00" />
      <g fill="#8a5200">
        <rect x="15.5" y="7.5" width="8" height="6.6" rx="1.4" />
        <rect x="24.9" y="7.5" width="8" height="6.6" rx="1.4" />
        <rect x="15.5" y="15.6" width="8" height="6.6" rx="1.4" />
        <rect x="24.9" y="15.6" width="8" height="6.6" rx="1.4" />
      </g>
      <path
        d="m11 24 3.5 2.5L18 24l3 2.5L24 24l3 2.5 3-2.5 3.5 2.5L37 24v17a3 3 0 0 1-3 3H14a3 3 0 0 1-3-3Z"
        fill="#d41862"
      />
      <path
        d="M24 39.5s-4.5-2.6-4.5-5.6a2.4 2.4 0 0 1 4.5-1.2 2.4 2.4 0 0 1 4.5 1.2c0 3-4.5 5.6-4.5 5.6Z"
        fill="#ffd790"
      />
    </>
  ),
  cocktail: (
    <>
      <path
        d="M24 28v13M16 42.5h16"
        stroke="var(--color-on-secondary-soft)"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M10 12h28L24 28.5Z" fill="#e9ecf7" />
      <path d="M13.4 16h21.2L24 28.5Z" fill="#d41862" />
      <circle cx="35" cy="12" r="6" fill="#ffb433" />
      <circle cx="35" cy="12" r="3.6" fill="#ffd790" />
      <path
        d="M10 12h28L24 28.5ZM22 19 17 5.5 12.5 5"
        fill="none"
        stroke="var(--color-on-secondary-soft)"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  teddy: (
    <>
      <circle cx="13.5" cy="11.5" r="5.5" fill="#8a5200" />
      <circle cx="34.5" cy="11.5" r="5.5" fill="#8a5200" />
      <circle cx="13.5" cy="11.5" r="2.6" fill="#ffd790" />
      <circle cx="34.5" cy="11.5" r="2.6" fill="#ffd790" />
      <ellipse cx="24" cy="37" rx="12.5" ry="8.5" fill="#8a5200" />
      <ellipse cx="24" cy="38.5" rx="7" ry="6" fill="#ffd790" />
      <circle cx="24" cy="19" r="13" fill="#a8701f" />
      <ellipse cx="24" cy="23.5" rx="6.4" ry="5" fill="#ffd790" />
      <circle cx="18.5" cy="16.5" r="1.8" fill="#2b1a00" />
      <circle cx="29.5" cy="16.5" r="1.8" fill="#2b1a00" />
      <path d="M22 21.5h4l-2 2Z" fill="#2b1a00" stroke="#2b1a00" strokeWidth="1.4" strokeLinejoin="round" />
      <path d="M24 40.5s-3.6-2-3.6-4.4a1.9 1.9 0 0 1 3.6-1 1.9 1.9 0 0 1 3.6 1c0 2.4-3.6 4.4-3.6 4.4Z" fill="#d41862" />
    </>
  ),
  bouquet: (
    <>
      <path d="M24 26V18M17 27l-4-10M31 27l4-10" stroke="#2f7a55" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M9 25c-2-3-1-6 1-7 3 2 4 5 3 8ZM39 25c2-3 1-6-1-7-3 2-4 5-3 8Z" fill="#3d9369" />
      <circle cx="13" cy="14" r="6.2" fill="#ffb433" />
      <circle cx="35" cy="14" r="6.2" fill="var(--color-on-secondary-soft)" />
      <circle cx="24" cy="11" r="7.2" fill="#d41862" />
      <circle cx="13" cy="14" r="2.3" fill="#8a5200" />
      <circle cx="35" cy="14" r="2.3" fill="#ffd790" />
      <path
        d="M20.5 10c1.5 3.6 5.5 3.6 7 0M24 12v3"
        stroke="#960a43"
        strokeWidth="2"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M10 23h28L28 43a2 2 0 0 1-1.8 1h-4.4A2 2 0 0 1 20 43Z" fill="#fff" />
      <path d="M10 23h28l-3.6 7.2c-7 2.6-13.8 2.6-20.8 0Z" fill="#e9ecf7" />
      <path
        d="M18.5 35.5h11M24 35.5l-4 4.5M24 35.5l4 4.5"
        stroke="#d41862"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  champagne: (
    <>
      <g transform="rotate(14 24 26)">
        <path d="M20.5 12h7v6c0 3 4 5 4 9.5V41a3 3 0 0 1-3 3h-9a3 3 0 0 1-3-3V27.5c0-4.5 4-6.5 4-9.5Z" fill="#17724a" />
        <path d="M20.5 10.5h7V18h-7Z" fill="#ffb433" />
        <rect x="16.5" y="29" width="15" height="9" fill="#fff1d8" />
        <path d="M20 33.5h8" stroke="#8a5200" strokeWidth="2" strokeLinecap="round" />
      </g>
      <rect x="26.2" y="4.2" width="6" height="4.8" rx="1.5" transform="rotate(14 29 6.5)" fill="#8a5200" />
      <path
        d="M20.5 8.5 17 5.5M19 14l-4.5.2M36.5 12l4 1.2M36 6.5l3-2.5"
        stroke="#d41862"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  ring: (
    <>
      <circle cx="24" cy="31" r="11.5" fill="none" stroke="#ffb433" strokeWidth="4.6" />
      <path d="M13.9 25.5a11.5 11.5 0 0 1 4-4.3" stroke="#ffd790" strokeWidth="2.2" fill="none" strokeLinecap="round" />
      <path d="M17.5 8h13l4.5 5.5L24 23.5 13 13.5Z" fill="#8fb4e8" />
      <path d="M17.5 8h13l4.5 5.5H13Z" fill="#c9dcf7" />
      <path d="M20 13.5 24 23.5l4-10L24 8Z" fill="#fff" opacity=".55" />
      <path d="M24 4V1.8M12.5 7.5 10.8 6M35.5 7.5 37.2 6" stroke="#d41862" strokeWidth="2.4" strokeLinecap="round" />
    </>
  ),
}
