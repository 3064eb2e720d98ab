/** Texts by language tag. */
type Texts = Readonly<Record<string, string>>;

/** A published post of the blog. */
export interface BlogPost {
  readonly id: string;
  readonly titles: Texts;
  readonly excerpts: Texts;
  /** Last parts of its addresses. */
  readonly slugs: Texts;
  /** Source of its picture; '' without one. */
  readonly image: string;
  readonly imageAlts: Texts;
  /** HTML as it was written. */
  readonly bodies: Texts;
  /** Content of Open Graph tags by language and name. */
  readonly openGraph: Readonly<Record<string, Texts>>;
  /** YYYY-MM-DD; '' when it is not known. */
  readonly date: string;
  /** Instant of the last change, ISO 8601; '' when it is not known. */
  readonly modifiedOn: string;
}

/** A part of the list of posts, the newest first, and how many there are in all. */
export interface BlogPosts {
  readonly count: number;
  readonly posts: readonly BlogPost[];
}
