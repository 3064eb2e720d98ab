/** Builds the visitors' scripts, the server and the editor when their sources changed. */
export function buildSite(root: string, node: string): Promise<void>;
/** Builds Storybook when its sources changed. */
export function buildStorybook(root: string, node: string): Promise<void>;
