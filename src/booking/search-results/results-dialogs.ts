/* What the results show above them: loaded with the first use. */
export { CompareCars } from './compare-cars.tsx';
export { ReloadDialog } from './reload-dialog.tsx';
export { ShareDialog } from './share-dialog.tsx';
