const car = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="1.5"><path d="M19 17h2v-4l-3-1-3-4H7l-3 4-2 1v4h2m5 0h6"/><circle cx="7" cy="17" r="2"/><circle cx="17" cy="17" r="2"/></svg>',
);

const drivingCar = `[data-leaving="2"] body::after{background:var(--primary-text);mask-image:url("data:image/svg+xml,${car}");mask-repeat:no-repeat;mask-position:0 50%;mask-size:96px;animation:searching-drive 2.4s linear infinite}
@keyframes searching-drive{from{mask-position:-96px 50%}to{mask-position:calc(100vw + 96px) 50%}}`;

const fillingBar = `[data-leaving="3"] body::before{content:var(--searching);display:grid;place-items:center;padding-bottom:64px;font-size:var(--text-lead)}
[data-leaving="3"] body::after{inset:50% max(var(--margin),calc(50vw - 240px)) auto;height:8px;border-radius:4px;background:linear-gradient(var(--primary) 0 0) no-repeat 0/0 var(--line-soft);animation:searching-fill 8s ease-out both}
@keyframes searching-fill{60%{background-size:70%}to{background-size:96%}}`;

/**
 * What a page shows while a search is on its way, in place of the skeleton of the base styles, by the site's
 * `loadingType`: 2 a moving car, 3 a bar that fills below a text. See src/runtime/hydration/watch-navigation.ts.
 */
export const SEARCH_ANIMATIONS = {
  1: '',
  2: drivingCar.replace(/\n/g, ''),
  3: fillingBar.replace(/\n/g, ''),
} as const;
