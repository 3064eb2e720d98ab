/* What the results show above them on request: loaded with the first use. */
export { CompareCars } from './compare-cars.tsx';
export { ShareDialog } from './share-dialog.tsx';
