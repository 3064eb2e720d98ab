import styled from 'styled-components';
import { displayText } from '../../ui/display-text/display-text.ts';

export const Places = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  width: 100%;
  min-width: 0;
`;

export const Points = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: 24px;
`;

export const Point = styled.article`
  display: grid;
  gap: 6px;
  justify-items: start;
  padding-block-start: 16px;
  border-block-start: 1px solid var(--line-soft);
  & > :is(h2, h3, h4, h5, h6) { ${displayText} font-size: 18px; line-height: 1.3; letter-spacing: -0.005em; }
  & > address { display: grid; justify-items: start; font-size: 16px; font-style: normal; line-height: 1.5; }
  & a { display: inline-flex; gap: 6px; align-items: center; min-height: 32px; color: inherit; text-underline-offset: 0.28em; }
  & > a { color: var(--primary-text); font-size: 16px; font-weight: 600; }
`;

/** All styles of the island are on its host, so that the browser does not load the style library for it. */
export const Frame = styled.div`
  position: relative;
  height: min(var(--map-height), 72vh);
  overflow: hidden;
  border: 1px solid var(--line-soft);
  border-radius: var(--radius);
  background-color: var(--primary-tint);
  color: var(--ink);

  & > a {
    position: absolute;
    inset: 0;
    display: grid;
    grid-template-rows: 1fr auto auto;
    gap: 12px;
    justify-items: center;
    padding: 16px;
    background-image:
      linear-gradient(var(--line-soft) 1px, transparent 1px),
      linear-gradient(90deg, var(--line-soft) 1px, transparent 1px);
    background-position: center;
    background-size: 72px 72px;
    color: inherit;
    text-align: center;
    text-decoration: none;
  }
  /* Above what is written below: nothing of it covers a place. */
  & [data-sketch] { position: absolute; inset: 0 0 128px; }
  & [data-sketch] > i {
    position: absolute;
    width: 14px;
    height: 14px;
    margin: -7px;
    border: 3px solid var(--paper);
    border-radius: 50%;
    background-color: var(--primary);
    outline: 1px solid var(--primary);
  }
  & [data-action] {
    position: relative;
    grid-row: 2;
    padding: 12px 24px;
    border: 2px solid var(--button-primary-border);
    border-radius: var(--button-primary-radius);
    background-color: var(--button-primary-background);
    color: var(--button-primary-text);
    font-size: 16px;
    font-weight: 650;
    line-height: 1.25;
    text-transform: var(--button-primary-transform);
    transition: background-color var(--quick) var(--ease);
  }
  & [data-host] {
    position: relative;
    grid-row: 3;
    padding: 4px 12px;
    border-radius: 4px;
    background-color: var(--paper);
    font-size: 14px;
    line-height: 1.4;
  }
  & > a:focus-visible { outline: 3px solid var(--focus); outline-offset: -5px; }
  & > a:active [data-action] { background-color: var(--button-primary-pressed); }
  @media (hover: hover) { & > a:hover [data-action] { background-color: var(--button-primary-hover); } }

  & > [data-map] { position: absolute; inset: 0; z-index: 0; background-color: var(--primary-tint); font-family: var(--body-family); }
  & > [data-map]:focus-visible { outline: 3px solid var(--focus); outline-offset: -3px; }
  /* Below, beside the buttons: addresses open upwards. */
  & > p:not(:empty) {
    position: absolute;
    z-index: 1;
    inset: auto 12px 36px 64px;
    width: fit-content;
    padding: 10px 14px;
    border: 1px solid var(--line-soft);
    border-radius: 4px;
    background-color: var(--paper);
    font-size: 15px;
    line-height: 1.4;
  }
  && .map-pin { border: 0; background: none; cursor: pointer; }
  && .map-pin path { fill: var(--primary); stroke: var(--paper); stroke-width: 1.5; }
  && .map-pin circle { fill: var(--paper); }
  && .map-pin:focus-visible { border-radius: 6px; outline: 2px solid var(--focus); outline-offset: 2px; }
  && .leaflet-bar a { width: 40px; height: 40px; line-height: 40px; color: var(--ink); background-color: var(--paper); }
  && .leaflet-popup-content-wrapper, && .leaflet-popup-tip { background-color: var(--paper); color: var(--ink); }
  && .leaflet-popup-content { display: block; margin: 14px 32px 14px 16px; font-size: 15px; line-height: 1.45; }
  && .leaflet-popup-content > div { display: grid; gap: 4px; justify-items: start; }
  && .leaflet-popup-content a { color: var(--primary-text); font-weight: 600; }
  && .leaflet-popup-close-button { width: 32px; height: 32px; line-height: 30px; color: var(--ink); }
  && .leaflet-control-attribution { padding: 2px 8px; background-color: var(--paper); color: var(--ink); font-size: 12px; }
  @media (forced-colors: active) { & [data-action] { border-color: currentColor; } }
`;
