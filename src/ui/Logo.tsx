/** The mark, an open book under a school's roof with a star, and the product's name beside it. */
export function Logo() {
  return (
    <span className="logo">
      <LogoMark />
      <span className="logo-name" translate="no">
        PISAMI
      </span>
    </span>
  );
}

/** Inline, so that it is there with the first paint and takes the colours of its place. */
function LogoMark() {
  return (
    <svg className="logo-mark" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" focusable="false">
      <path className="logo-roof" d="M3.5 18.5 20 5l16.5 13.5" />
      <path className="logo-star" d="m20 11.2 1.9 3.9 4.3.6-3.1 3 .7 4.3-3.8-2-3.8 2 .7-4.3-3.1-3 4.3-.6Z" />
      <path className="logo-book" d="M7 21.5c4.6 0 9 1.1 12 4V36c-3-2.7-7.4-3.8-12-3.8Z" />
      <path className="logo-book" d="M33 21.5c-4.6 0-9 1.1-12 4V36c3-2.7 7.4-3.8 12-3.8Z" />
    </svg>
  );
}
