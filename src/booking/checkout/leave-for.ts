/** Shows the page anew, as it is now. */
export const reloadPage = (): void => location.reload();

/** Leaves the page for another of this site, one step further in the tab's history. */
export const leaveFor = (address: string): void => location.assign(address);
