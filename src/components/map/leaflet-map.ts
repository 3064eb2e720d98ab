import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import type { MapTiles } from '../../domain/map-points.ts';

export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
  readonly name: string;
  readonly address: string;
  /** Where the way there is shown. */
  readonly directions: string;
}

export interface MapTexts {
  readonly label: string;
  readonly directions: string;
  readonly newTab: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly close: string;
}

export interface OpenMapOptions {
  readonly points: readonly MapPoint[];
  /** 0 for as near as all points allow. */
  readonly zoom: number;
  readonly tiles: MapTiles;
  readonly texts: MapTexts;
  /** Called once, when the first pictures cannot be loaded. */
  readonly onPicturesFailed: () => void;
}

/** A single point is shown with the streets around it. */
const ZOOM_OF_ONE = 14;
const MAX_ZOOM = 18;
/** Pixels that stay free around the outermost points, for their pins. */
const PADDING: L.PointTuple = [40, 40];
const PIN_SIZE: L.PointTuple = [32, 40];
const PIN =
  '<svg viewBox="0 0 32 40" width="32" height="40" aria-hidden="true"><path d="M16 1C7.7 1 1 7.7 1 16c0 11 15 23 15 23s15-12 15-23C31 7.7 24.3 1 16 1Z"/><circle cx="16" cy="16" r="5.5"/></svg>';

/** Makes elements of a document. */
const elementsOf =
  (document: Document) =>
  (name: string, text: string, attributes: Readonly<Record<string, string>> = {}): HTMLElement => {
    const made = document.createElement(name);
    made.textContent = text;
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    return made;
  };

function popupOf(document: Document, { name, address, directions }: MapPoint, texts: MapTexts): HTMLElement {
  const element = elementsOf(document);
  const popup = element('div', '');
  const link = element('a', texts.directions, { href: directions, target: '_blank', rel: 'noopener' });
  link.append(element('span', ` ${name} (${texts.newTab})`, { class: 'visually-hidden' }));
  popup.append(element('strong', name), element('span', address), link);
  return popup;
}

/** A pin that opens its address by click, Enter and Space; Escape closes it and returns to the pin. */
function addPin(map: L.Map, point: MapPoint, texts: MapTexts): void {
  const { ownerDocument } = map.getContainer();
  const icon = L.divIcon({ className: 'map-pin', html: PIN, iconSize: PIN_SIZE, iconAnchor: [16, 40] });
  const pin = L.marker([point.latitude, point.longitude], { icon, keyboard: true })
    .bindPopup(popupOf(ownerDocument, point, texts), { offset: [0, -32], minWidth: 180, maxWidth: 260 })
    .addTo(map);
  const own = pin.getElement();
  own?.setAttribute('aria-label', point.name);
  // The library gives pins the role of a button and answers Enter alone.
  own?.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    pin.openPopup();
  });
  pin.on('popupopen', ({ popup }) => {
    const opened = popup.getElement();
    opened?.querySelector('.leaflet-popup-close-button')?.setAttribute('aria-label', texts.close);
    // Once the key is released: the link would take it for a press of its own.
    setTimeout(() =>
      opened?.querySelector<HTMLElement>('.leaflet-popup-content a')?.focus({ preventScroll: true }),
    );
  });
  pin.on('popupclose', ({ popup }) => {
    const { activeElement, body } = ownerDocument;
    // Without fading the address is gone by now, and its focus with it.
    if (activeElement === body || popup.getElement()?.contains(activeElement))
      own?.focus({ preventScroll: true });
  });
}

/** Shows a map in an element and gives it the focus. @returns takes it away */
export function openMap(
  container: HTMLElement,
  { points, zoom, tiles, texts, onPicturesFailed }: OpenMapOptions,
): () => void {
  const moves = !container.ownerDocument.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = L.map(container, {
    zoomControl: false,
    zoomAnimation: moves,
    fadeAnimation: moves,
    markerZoomAnimation: moves,
    inertia: moves,
    // Who scrolls the page past the map does not change it.
    scrollWheelZoom: false,
    maxZoom: MAX_ZOOM,
  });
  map.attributionControl.setPrefix(false);
  // Addresses open upwards, over what stands above.
  L.control
    .zoom({ position: 'bottomleft', zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut })
    .addTo(map);
  const pictures = L.tileLayer(tiles.url, {
    // The library takes HTML.
    attribution: elementsOf(container.ownerDocument)('span', tiles.attribution).innerHTML,
    maxZoom: MAX_ZOOM,
  });
  let hasLoaded = false;
  pictures.once('tileload', () => {
    hasLoaded = true;
  });
  pictures.once('tileerror', () => {
    if (!hasLoaded) onPicturesFailed();
  });
  const bounds = L.latLngBounds(points.map(({ latitude, longitude }) => [latitude, longitude]));
  if (zoom > 0) map.setView(bounds.getCenter(), zoom, { animate: false });
  else map.fitBounds(bounds, { padding: PADDING, maxZoom: ZOOM_OF_ONE, animate: false });
  pictures.addTo(map);
  for (const point of points) addPin(map, point, texts);
  // The library listens while the map itself has the focus, not a pin or an address on it.
  container.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') map.closePopup();
  });
  container.setAttribute('role', 'region');
  container.setAttribute('aria-label', texts.label);
  container.focus({ preventScroll: true });
  return () => map.remove();
}
