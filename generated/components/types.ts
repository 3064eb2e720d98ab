// Generated from schemas/components by `npm run generate`. Do not edit.

/**
 * Headings that open and close what stands below them, such as questions and answers.
 */
export interface AccordionProps {
  /**
   * The headings; what stands below each is in the slot of its id.
   *
   * Items: One heading with its content.
   */
  items: {
    /**
     * Names the item's slot.
     */
    id: string;
    /**
     * Text of the heading.
     */
    title: string;
  }[];
  /**
   * Which items are open when the page opens.
   */
  initial: "firstExpanded" | "allExpanded" | "allCollapsed";
  /**
   * Opening one item leaves the others open.
   */
  multiple: boolean;
  /**
   * Level of the headings in the page's outline.
   */
  headingLevel: 2 | 3 | 4 | 5 | 6;
  /**
   * Tells search engines that these are questions and answers.
   */
  faqData: boolean;
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * What is sold with the cars, from the company's own list, with prices for one day or one rental.
 */
export interface AdditionalListProps {
  /**
   * Which extras are shown.
   */
  kind: "all" | "insurance" | "additional" | "other";
  /**
   * How many extras are shown; 0 for all.
   */
  limit: number;
  /**
   * Shows what each costs, taxes included.
   */
  showPrice: boolean;
  /**
   * Cards side by side on all sizes below 600 px.
   */
  xs: 1 | 2;
  /**
   * Cards side by side from 600 px; 0 for as many as below.
   */
  sm: number;
  /**
   * Cards side by side from 900 px; 0 for as many as below.
   */
  md: number;
  /**
   * Cards side by side from 1200 px; 0 for as many as below.
   */
  lg: number;
  /**
   * Cards side by side from 1536 px; 0 for as many as below.
   */
  xl: number;
  /**
   * Level of the extras' names in the page's outline.
   */
  headingLevel: 2 | 3 | 4 | 5 | 6;
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * The posts of the blog, the newest first.
 */
export interface BlogListProps {
  /**
   * How many posts are shown; 0 for as many as the settings of the site say.
   */
  pageSize: number;
  /**
   * Cards side by side, or one below the other.
   */
  layout: "grid" | "list";
  /**
   * Cards side by side on wide screens.
   */
  columns: 1 | 2 | 3 | 4;
  /**
   * On pages of their own, below the others after a button, or not at all.
   */
  paging: "pages" | "more" | "none";
  /**
   * Heading level of the posts' titles.
   */
  headingLevel: 2 | 3 | 4;
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * A post of the blog: the screen of its own page.
 */
export interface BlogPostProps {
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * Why a booking was not made, and the ways on.
 */
export interface BookingErrorProps {
  /**
   * A scene beside the sentence.
   */
  image: {
    /**
     * Path below /media of the picture's original, or an https address.
     */
    src: string;
    /**
     * What the picture shows, for those who do not see it; empty for decoration.
     */
    alt: string;
  };
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * Number and summary of a booking that was made.
 */
export interface BookingSuccessProps {
  /**
   * What happens next, in the operator's words; not shown with a request or a quote.
   */
  text: string;
  /**
   * A scene for when there is nothing to show.
   */
  image: {
    /**
     * Path below /media of the picture's original, or an https address.
     */
    src: string;
    /**
     * What the picture shows, for those who do not see it; empty for decoration.
     */
    alt: string;
  };
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * A link or a button that leads on.
 */
export interface ButtonProps {
  /**
   * What happens on a click.
   */
  label: string;
  /**
   * Where it leads.
   */
  link: {
    /**
     * Id of a page or route of the site; wins over the address.
     */
    pageId: string;
    /**
     * Used when no page is chosen; beside a page, #anchor names a place on it and ?category=suv what it is asked.
     */
    url: string;
  };
  /**
   * Anchor of a Modal on the same page; the button opens it instead of leading to a link.
   */
  modal: string;
  /**
   * One primary action per view.
   */
  variant: "primary" | "secondary" | "text";
  /**
   * Height of the button.
   */
  size: "small" | "medium" | "large";
  /**
   * Icon of the built-in set; empty means none.
   */
  icon: string;
  /**
   * Side of the label on which the icon stands.
   */
  iconPosition: "left" | "right";
  /**
   * As wide as its column.
   */
  fullWidth: boolean;
  /**
   * Opens the link in a new tab.
   */
  newTab: boolean;
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * A heading and a text that lead to one or two buttons.
 */
export interface CallToActionProps {
  /**
   * What the visitor gets.
   */
  heading: string;
  /**
   * What stands below the heading.
   */
  text: string;
  /**
   * Level of the heading in the page's outline.
   */
  headingLevel: 2 | 3 | 4 | 5 | 6;
  /**
   * Buttons below the text, or beside it from 900 px.
   */
  layout: "stacked" | "inline";
  /**
   * A picture behind the text; it is darkened so that the text is legible.
   */
  backgroundImage: {
    /**
     * Path below /media of the picture's original, or an https address.
     */
    src: string;
    /**
     * What the picture shows, for those who do not see it; empty for decoration.
     */
    alt: string;
  };
  /**
   * Light text for dark pictures and backgrounds, dark text for light ones; light on a picture unless chosen.
   */
  tone: "inherit" | "light" | "dark";
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * A form by which customers cancel a booking without an account.
 */
export interface CancelBookingFormProps {
  /**
   * Stands above the form; empty for none.
   */
  title: string;
  /**
   * Says what happens next, below the usual message; empty for none.
   */
  doneText: string;
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * One car of the company with its picture, its facts and the way to its prices.
 */
export interface CarDetailsProps {
  /**
   * The car that is shown; without one nothing is rendered.
   */
  modelId: string;
  /**
   * What you say about it; may be empty.
   */
  text: string;
  /**
   * Shows what the customer still pays in case of a damage.
   */
  showExcess: boolean;
  /**
   * Text of the button; empty for the usual one.
   */
  buttonLabel: string;
  /**
   * On which side the picture stands where there is room.
   */
  pictureSide: "start" | "end";
  /**
   * Level of the car's name in the page's outline.
   */
  headingLevel: 2 | 3 | 4 | 5 | 6;
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * Summary, price breakdown and customer form of a booking.
 */
export interface CheckoutProps {
  /**
   * Checkout form that customers fill in, where there are several; empty takes the first, and so does one that is gone.
   */
  formId: string;
  /**
   * A text below the price breakdown.
   */
  note: string;
  /**
   * A scene for when there is nothing to show.
   */
  image: {
    /**
     * Path below /media of the picture's original, or an https address.
     */
    src: string;
    /**
     * What the picture shows, for those who do not see it; empty for decoration.
     */
    alt: string;
  };
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * A part of a row, one to twelve units wide for each screen size; full width outside a row.
 */
export interface ColumnProps {
  /**
   * Units out of twelve from 0 px.
   */
  xs: number;
  /**
   * Units out of twelve; 0 keeps the width of the smaller size.
   */
  sm: number;
  /**
   * Units out of twelve; 0 keeps the width of the smaller size.
   */
  md: number;
  /**
   * Units out of twelve; 0 keeps the width of the smaller size.
   */
  lg: number;
  /**
   * Units out of twelve; 0 keeps the width of the smaller size.
   */
  xl: number;
  /**
   * Where the content stands in a column taller than it.
   */
  valign: "start" | "center" | "end" | "between";
  /**
   * Space between the elements, in pixels.
   */
  gap: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Position among the columns from 900 px; 0 keeps the order of the page.
   */
  order: number;
  /**
   * Elements below each other, or side by side with wrapping.
   */
  direction: "vertical" | "horizontal";
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * A form by which visitors write to the company.
 */
export interface ContactFormProps {
  /**
   * Contact form that visitors fill in, where there are several; empty takes the first, and so does one that is gone.
   */
  formId: string;
  /**
   * Says what happens next; empty for the usual text.
   */
  sentText: string;
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * The time that is left until a moment, second by second.
 */
export interface CountdownProps {
  /**
   * What happens then; stands above the time.
   */
  label: string;
  /**
   * Date and time as YYYY-MM-DDTHH:mm, in the time zone below; empty for none.
   */
  target: string;
  /**
   * Name of the zone, such as Europe/Zagreb.
   */
  zone: string;
  /**
   * Disappears, shows a text, or counts to the same hour some days later.
   */
  endAction: "hide" | "text" | "restart";
  /**
   * Shown instead of the time when it has run out.
   */
  endText: string;
  /**
   * After so many days the moment comes again.
   */
  restartDays: number;
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * Lets visitors see prices in another currency and book in it. Prices are converted at the exchange rates of the site.
 */
export interface CurrencySelectorProps {
  /**
   * A list that opens, or all currencies side by side.
   */
  layout: "dropdown" | "inline";
  /**
   * Shows codes without the names of the currencies.
   */
  compact: boolean;
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * HTML of your own: texts and tables as a part of the page, or a widget of another company in a frame.
 */
export interface CustomHtmlProps {
  /**
   * In the page without scripts, forms, frames and styles, which are removed; in a frame as it is written. At most 64 KB.
   */
  html: string;
  /**
   * As a part of the page, or in a frame that cannot reach the page: for widgets with scripts.
   */
  mode: "page" | "frame";
  /**
   * What the frame contains, for those who do not see it.
   */
  title: string;
  /**
   * In pixels.
   */
  height: number;
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * A line between two parts of a page.
 */
export interface DividerProps {
  /**
   * In pixels.
   */
  thickness: number;
  /**
   * Colour of the line.
   */
  color: string;
  /**
   * Kind of line; brand draws the site's own border.
   */
  line: "solid" | "dashed" | "dotted" | "brand";
  /**
   * Length of the line.
   */
  width: "full" | "half" | "short";
  /**
   * Space above and below, in pixels.
   */
  spacing: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * A line between two parts of a page with a text in it.
 */
export interface DividerWithTextProps {
  /**
   * The text in the line; without it the line is plain.
   */
  text: string;
  /**
   * Where in the line the text stands.
   */
  position: "left" | "center" | "right";
  /**
   * In pixels.
   */
  thickness: number;
  /**
   * Colour of the line.
   */
  color: string;
  /**
   * Kind of line; brand draws the site's own border.
   */
  line: "solid" | "dashed" | "dotted" | "brand";
  /**
   * Space above and below, in pixels.
   */
  spacing: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * Cars that the company rents out, as cards that move sideways.
 */
export interface FleetCarouselProps {
  /**
   * Ids of the classes that are shown; none for all.
   *
   * Items: Id of a class.
   */
  categoryIds: string[];
  /**
   * As the company lists them, by name, or by the number of seats.
   */
  order: "operator" | "name" | "passengers";
  /**
   * How many cars are shown.
   */
  limit: number;
  /**
   * Text of each car's button; empty for the usual one.
   */
  buttonLabel: string;
  /**
   * Cars side by side on all sizes below 600 px.
   */
  xs: number;
  /**
   * Cars side by side from 600 px; 0 for as many as below.
   */
  sm: number;
  /**
   * Cars side by side from 900 px; 0 for as many as below.
   */
  md: number;
  /**
   * Cars side by side from 1200 px; 0 for as many as below.
   */
  lg: number;
  /**
   * Cars side by side from 1536 px; 0 for as many as below.
   */
  xl: number;
  /**
   * After the last one comes the first one again.
   */
  loop: boolean;
  /**
   * Seconds until it moves on by itself; 0 for never. Visitors can pause it, and it never starts for those who want less motion.
   */
  autoplay: 0 | 4 | 6 | 8 | 12;
  /**
   * What it shows, for those who do not see it; empty for the usual name.
   */
  label: string;
  /**
   * Level of the cars' names in the page's outline.
   */
  headingLevel: 2 | 3 | 4 | 5 | 6;
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * The cars that the company rents out, each with the way to its prices.
 */
export interface FleetGridProps {
  /**
   * Ids of the classes that are shown; none for all.
   *
   * Items: Id of a class.
   */
  categoryIds: string[];
  /**
   * As the company lists them, by name, or by the number of seats.
   */
  order: "operator" | "name" | "passengers";
  /**
   * How many cars are shown; 0 for all.
   */
  limit: number;
  /**
   * Chips above the cars, by which visitors see one class only; needs scripts, without them all cars stand there.
   */
  showFilter: boolean;
  /**
   * Text of each car's button; empty for the usual one.
   */
  buttonLabel: string;
  /**
   * Cars side by side on all sizes below 600 px.
   */
  xs: 1 | 2;
  /**
   * Cars side by side from 600 px; 0 for as many as below.
   */
  sm: number;
  /**
   * Cars side by side from 900 px; 0 for as many as below.
   */
  md: number;
  /**
   * Cars side by side from 1200 px; 0 for as many as below.
   */
  lg: number;
  /**
   * Cars side by side from 1536 px; 0 for as many as below.
   */
  xl: number;
  /**
   * Level of the cars' names in the page's outline.
   */
  headingLevel: 2 | 3 | 4 | 5 | 6;
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * Classes at the side, tabs on phones, and the cars of the chosen class one after the other with their details. Without scripts all classes stand below each other.
 */
export interface FleetSidebarCarouselProps {
  /**
   * Ids of the classes that are shown; none for all.
   *
   * Items: Id of a class.
   */
  categoryIds: string[];
  /**
   * What it shows, for those who do not see it; empty for the usual name.
   */
  label: string;
  /**
   * Text of each car's button; empty for the usual one.
   */
  buttonLabel: string;
  /**
   * After the last one comes the first one again.
   */
  loop: boolean;
  /**
   * Seconds until it moves on by itself; 0 for never. Visitors can pause it, and it never starts for those who want less motion.
   */
  autoplay: 0 | 4 | 6 | 8 | 12;
  /**
   * Level of the classes' names in the page's outline.
   */
  headingLevel: 2 | 3 | 4 | 5 | 6;
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * Says that something went wrong and shows ways on.
 */
export interface GeneralErrorProps {
  /**
   * A scene above the text.
   */
  image: {
    /**
     * Path below /media of the picture's original, or an https address.
     */
    src: string;
    /**
     * What the picture shows, for those who do not see it; empty for decoration.
     */
    alt: string;
  };
  /**
   * What the screen is shown for.
   */
  reason: "general" | "preview-refused" | "too-many-requests";
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * One icon of the built-in set.
 */
export interface IconProps {
  /**
   * Name of the icon; an unknown one renders nothing.
   */
  name: string;
  /**
   * In pixels.
   */
  size: 16 | 20 | 24 | 32 | 48;
  /**
   * Colour of the icon.
   */
  color: string;
  /**
   * What the icon means, when no text beside it says so; empty for decoration.
   */
  label: string;
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * An icon with a title and a text, beside or below it; may lead somewhere.
 */
export interface IconWithTextProps {
  /**
   * Icon of the built-in set; empty means none.
   */
  icon: string;
  /**
   * Title beside the icon.
   */
  title: string;
  /**
   * Text below the title.
   */
  text: string;
  /**
   * Where the title leads; without a title, the text.
   */
  link: {
    /**
     * Id of a page or route of the site; wins over the address.
     */
    pageId: string;
    /**
     * Used when no page is chosen; beside a page, #anchor names a place on it and ?category=suv what it is asked.
     */
    url: string;
  };
  /**
   * Side of the words on which the icon stands.
   */
  iconPosition: "left" | "top" | "right";
  /**
   * Colour of the icon; empty for the primary colour.
   */
  iconColor: string;
  /**
   * Level of the title in the page's outline.
   */
  headingLevel: 2 | 3 | 4 | 5 | 6;
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * A picture in several sizes, with caption and link.
 */
export interface ImageProps {
  /**
   * The picture and what it shows.
   */
  image: {
    /**
     * Path below /media of the picture's original, or an https address.
     */
    src: string;
    /**
     * What the picture shows, for those who do not see it; empty for decoration.
     */
    alt: string;
  };
  /**
   * Width to height; automatic keeps the picture's own.
   */
  ratio: "auto" | "1/1" | "4/3" | "3/2" | "16/9" | "21/9" | "4/5" | "3/4";
  /**
   * Fill the shape and crop, or show all of the picture.
   */
  fit: "cover" | "contain";
  /**
   * Outline of the picture.
   */
  mask: "none" | "arch" | "round";
  /**
   * Eager for the first picture of a page only.
   */
  loading: "lazy" | "eager";
  /**
   * How wide the picture stands on a desktop; decides which file is fetched.
   */
  sizes: "full" | "half" | "third" | "quarter";
  /**
   * Where a click on the picture leads.
   */
  link: {
    /**
     * Id of a page or route of the site; wins over the address.
     */
    pageId: string;
    /**
     * Used when no page is chosen; beside a page, #anchor names a place on it and ?category=suv what it is asked.
     */
    url: string;
  };
  /**
   * Text below the picture.
   */
  caption: string;
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * Picture or icon, a title, a text and an action on one card.
 */
export interface InfoCardProps {
  /**
   * The picture.
   */
  image: {
    /**
     * Path below /media of the picture's original, or an https address.
     */
    src: string;
    /**
     * What the picture shows, for those who do not see it; empty for decoration.
     */
    alt: string;
  };
  /**
   * Icon of the built-in set; empty means none.
   */
  icon: string;
  /**
   * Small label above the title.
   */
  eyebrow: string;
  /**
   * Title of the card.
   */
  title: string;
  /**
   * Text of the card.
   */
  text: string;
  /**
   * Level of the title in the page's outline.
   */
  headingLevel: 2 | 3 | 4 | 5 | 6;
  /**
   * Where it leads.
   */
  link: {
    /**
     * Id of a page or route of the site; wins over the address.
     */
    pageId: string;
    /**
     * Used when no page is chosen; beside a page, #anchor names a place on it and ?category=suv what it is asked.
     */
    url: string;
  };
  /**
   * Text of the link; without it the whole card is the link.
   */
  linkLabel: string;
  /**
   * Picture above the text, or beside it from 600 px.
   */
  layout: "vertical" | "horizontal";
  /**
   * Width to height.
   */
  ratio: "3/2" | "1/1" | "4/5" | "16/9" | "21/9";
  /**
   * Outline of the picture.
   */
  mask: "none" | "arch" | "round";
  /**
   * Fill the shape and crop, or show all of the picture.
   */
  fit: "cover" | "contain";
  /**
   * Flat or raised with a shadow.
   */
  elevation: "none" | "raised";
  /**
   * A line around the card.
   */
  border: boolean;
  /**
   * A short mark on the picture, such as an offer.
   */
  sticker: string;
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * A picture or a film whose text and button are revealed under the pointer or with the focus.
 */
export interface InteractiveBannerProps {
  /**
   * Behind the text; its upright version is shown below 900 px where it has one.
   */
  image: {
    /**
     * Path below /media of the picture's original, or an https address.
     */
    src: string;
    /**
     * What the picture shows, for those who do not see it; empty for decoration.
     */
    alt: string;
  };
  /**
   * https address of a silent film (mp4, webm) in front of the picture; empty for none. Visitors can stop it, and it is not loaded for those who want less motion.
   */
  film: string;
  /**
   * Shown instead below 900 px; empty for the same film.
   */
  tallFilm: string;
  /**
   * Always in sight.
   */
  heading: string;
  /**
   * Revealed below the heading.
   */
  text: string;
  /**
   * Text of the button; empty for no button.
   */
  buttonLabel: string;
  /**
   * Where the button leads.
   */
  link: {
    /**
     * Id of a page or route of the site; wins over the address.
     */
    pageId: string;
    /**
     * Used when no page is chosen; beside a page, #anchor names a place on it and ?category=suv what it is asked.
     */
    url: string;
  };
  /**
   * How much of the picture the brand's dark colour covers, in percent.
   */
  overlay: number;
  /**
   * Pixels below 600 px.
   */
  xs: 240 | 320 | 400 | 480;
  /**
   * Pixels from 600 px.
   */
  md: 240 | 320 | 400 | 480 | 560;
  /**
   * Pixels from 1200 px.
   */
  lg: 240 | 320 | 400 | 480 | 560 | 640;
  /**
   * Level of the heading in the page's outline.
   */
  headingLevel: 2 | 3 | 4 | 5 | 6;
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * Lets visitors change the language of the site.
 */
export interface LanguageSelectorProps {
  /**
   * A list that opens, or all languages side by side.
   */
  layout: "dropdown" | "inline";
  /**
   * Shows the language's short code instead of its name while closed.
   */
  compact: boolean;
  /**
   * Shows the flag of a country before each language.
   */
  flags: boolean;
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * Entries below each other, numbered, marked or with icons.
 */
export interface ListProps {
  /**
   * The entries in order.
   *
   * Items: One entry of the list.
   */
  items: {
    /**
     * Tells the entry from the others.
     */
    id: string;
    /**
     * Text of the entry.
     */
    text: string;
    /**
     * Icon of this entry in an icon list; empty for that of the list.
     */
    icon: string;
    /**
     * Entries that belong to this one.
     *
     * Items: One entry of the list.
     */
    items: {
      /**
       * Tells the entry from the others.
       */
      id: string;
      /**
       * Text of the entry.
       */
      text: string;
    }[];
  }[];
  /**
   * Marked, numbered, or with an icon before each entry.
   */
  kind: "unordered" | "ordered" | "icons";
  /**
   * Icon of the entries of an icon list that have none of their own.
   */
  icon: string;
  /**
   * Columns on wide screens; on phones there is one.
   */
  columns: 1 | 2 | 3;
  /**
   * Space between the entries.
   */
  gap: "tight" | "normal" | "loose";
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * The offices of the company, or chosen points: a list of their addresses, and a map of them that is loaded when a visitor asks for it.
 */
export interface MapProps {
  /**
   * Points that are shown instead of the offices; none for all offices.
   *
   * Items: A place on the map.
   */
  points: {
    /**
     * Names it among the others.
     */
    id: string;
    /**
     * What stands there.
     */
    name: string;
    /**
     * Street, number and city.
     */
    address: string;
    /**
     * Degrees north of the equator.
     */
    latitude: number;
    /**
     * Degrees east of Greenwich.
     */
    longitude: number;
  }[];
  /**
   * How near the map begins, from 1 for the world to 18 for a street; 0 shows all points.
   */
  zoom: number;
  /**
   * In pixels.
   */
  height: number;
  /**
   * Level of the names in the page's outline.
   */
  headingLevel: 2 | 3 | 4 | 5 | 6;
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * A window above the page that a button, a link or the time opens.
 */
export interface ModalProps {
  /**
   * Heading of the window.
   */
  title: string;
  /**
   * Width of the window; on phones it is as wide as the screen.
   */
  size: "small" | "medium" | "large";
  /**
   * A button of its own, only links and buttons elsewhere that name its anchor, or the time.
   */
  trigger: "button" | "anchor" | "automatic";
  /**
   * What the button says.
   */
  buttonLabel: string;
  /**
   * One primary action per view.
   */
  buttonVariant: "primary" | "secondary" | "text";
  /**
   * It opens by itself once in a visit.
   */
  delay: number;
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * Says that a page does not exist and shows ways on.
 */
export interface NotFoundProps {
  /**
   * A scene above the text.
   */
  image: {
    /**
     * Path below /media of the picture's original, or an https address.
     */
    src: string;
    /**
     * What the picture shows, for those who do not see it; empty for decoration.
     */
    alt: string;
  };
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * A heading or a text of the page.
 */
export interface ParagraphProps {
  /**
   * The text, with bold and italic parts, links and lists; empty lines part paragraphs.
   */
  text: string;
  /**
   * Running text or a heading of a level.
   */
  as: "p" | "h1" | "h2" | "h3" | "h4" | "h5" | "h6";
  /**
   * Step of the type scale; automatic follows the element.
   */
  size: "auto" | "small" | "body" | "lead" | "title" | "headline" | "display" | "poster";
  /**
   * Colour of the text.
   */
  color: string;
  /**
   * Shown as the small label above a heading.
   */
  eyebrow: boolean;
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * How visitors can pay: the methods of the booking settings, or those that you give, as logos or names. They stand still where all fit.
 */
export interface PaymentCarouselProps {
  /**
   * Methods in place of those of the booking settings; none for those.
   *
   * Items: A way to pay.
   */
  items: {
    /**
     * Names it among the others.
     */
    id: string;
    /**
     * What it is called; the description of its picture where it is empty.
     */
    name: string;
    /**
     * Its logo; without one its name is shown.
     */
    image: {
      /**
       * Path below /media of the picture's original, or an https address.
       */
      src: string;
      /**
       * What the picture shows, for those who do not see it; empty for decoration.
       */
      alt: string;
    };
  }[];
  /**
   * Shows the logos in grey until a pointer is on them.
   */
  greyScale: boolean;
  /**
   * What it shows, for those who do not see it; empty for the usual name.
   */
  label: string;
  /**
   * Logos side by side on all sizes below 600 px.
   */
  xs: number;
  /**
   * Logos side by side from 600 px; 0 for as many as below.
   */
  sm: number;
  /**
   * Logos side by side from 900 px; 0 for as many as below.
   */
  md: number;
  /**
   * Logos side by side from 1200 px; 0 for as many as below.
   */
  lg: number;
  /**
   * Logos side by side from 1536 px; 0 for as many as below.
   */
  xl: number;
  /**
   * After the last one comes the first one again.
   */
  loop: boolean;
  /**
   * Seconds until it moves on by itself; 0 for never. Visitors can pause it, and it never starts for those who want less motion.
   */
  autoplay: 0 | 4 | 6 | 8 | 12;
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * The places where cars are handed out, with address and today's hours, each with the way to its cars.
 */
export interface PlacesGridProps {
  /**
   * Ids of the places that are shown; none for all.
   *
   * Items: Id of a place.
   */
  placeIds: string[];
  /**
   * How many places are shown; 0 for all.
   */
  limit: number;
  /**
   * Chips above the places, by which visitors see one city only; needs scripts, without them all places stand there.
   */
  showFilter: boolean;
  /**
   * Shows when each place is open today, by its own clock.
   */
  showHours: boolean;
  /**
   * Text of each card's button; empty for the usual one.
   */
  buttonLabel: string;
  /**
   * Cards side by side on all sizes below 600 px.
   */
  xs: 1 | 2;
  /**
   * Cards side by side from 600 px; 0 for as many as below.
   */
  sm: number;
  /**
   * Cards side by side from 900 px; 0 for as many as below.
   */
  md: number;
  /**
   * Cards side by side from 1200 px; 0 for as many as below.
   */
  lg: number;
  /**
   * Cards side by side from 1536 px; 0 for as many as below.
   */
  xl: number;
  /**
   * Level of the places' names in the page's outline.
   */
  headingLevel: 2 | 3 | 4 | 5 | 6;
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * Offers of the company, as cards that move sideways. They leave by themselves when they are over.
 */
export interface PromotionsCarouselProps {
  /**
   * Ids of the offers that are shown; none for all. One that is over is never shown.
   *
   * Items: Id of an offer.
   */
  promotionIds: string[];
  /**
   * How many offers are shown.
   */
  limit: number;
  /**
   * What it shows, for those who do not see it; empty for the usual name.
   */
  label: string;
  /**
   * Text of each card's button; empty for the usual one.
   */
  buttonLabel: string;
  /**
   * Cards side by side on all sizes below 600 px.
   */
  xs: number;
  /**
   * Cards side by side from 600 px; 0 for as many as below.
   */
  sm: number;
  /**
   * Cards side by side from 900 px; 0 for as many as below.
   */
  md: number;
  /**
   * Cards side by side from 1200 px; 0 for as many as below.
   */
  lg: number;
  /**
   * Cards side by side from 1536 px; 0 for as many as below.
   */
  xl: number;
  /**
   * After the last one comes the first one again.
   */
  loop: boolean;
  /**
   * Seconds until it moves on by itself; 0 for never. Visitors can pause it, and it never starts for those who want less motion.
   */
  autoplay: 0 | 4 | 6 | 8 | 12;
  /**
   * Level of the offers' names in the page's outline.
   */
  headingLevel: 2 | 3 | 4 | 5 | 6;
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * Offers of the company in columns: what they take off, when they hold, and the way to cars at that price. They leave by themselves when they are over.
 */
export interface PromotionsGridProps {
  /**
   * Ids of the offers that are shown; none for all. One that is over is never shown.
   *
   * Items: Id of an offer.
   */
  promotionIds: string[];
  /**
   * How many offers are shown; 0 for all.
   */
  limit: number;
  /**
   * Text of each card's button; empty for the usual one.
   */
  buttonLabel: string;
  /**
   * Cards side by side on all sizes below 600 px.
   */
  xs: 1 | 2;
  /**
   * Cards side by side from 600 px; 0 for as many as below.
   */
  sm: number;
  /**
   * Cards side by side from 900 px; 0 for as many as below.
   */
  md: number;
  /**
   * Cards side by side from 1200 px; 0 for as many as below.
   */
  lg: number;
  /**
   * Cards side by side from 1536 px; 0 for as many as below.
   */
  xl: number;
  /**
   * Level of the offers' names in the page's outline.
   */
  headingLevel: 2 | 3 | 4 | 5 | 6;
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * What customers say, with stars and their average, or the widget of a provider of reviews.
 */
export interface ReviewsWidgetProps {
  /**
   * Reviews that are written here, or the widget of a provider, which is loaded when it comes into sight.
   */
  mode: "given" | "widget";
  /**
   * The reviews in their order.
   *
   * Items: What one customer said.
   */
  items: {
    /**
     * Names it among the others.
     */
    id: string;
    /**
     * What the customer said.
     */
    quote: string;
    /**
     * Who said it.
     */
    author: string;
    /**
     * Such as a city or the kind of trip.
     */
    role: string;
    /**
     * Of the customer; without one the initials are shown.
     */
    photo: {
      /**
       * Path below /media of the picture's original, or an https address.
       */
      src: string;
      /**
       * What the picture shows, for those who do not see it; empty for decoration.
       */
      alt: string;
    };
    /**
     * 1 to 5; 0 for none.
     */
    stars: number;
  }[];
  /**
   * Shows the mean of the stars and how many reviews it is of.
   */
  showAverage: boolean;
  /**
   * Reviews side by side on large screens; fewer on smaller ones.
   */
  columns: 1 | 2 | 3 | 4;
  /**
   * Whose widget it is.
   */
  provider: "trustpilot" | "elfsight" | "trustindex";
  /**
   * The id of the business or of the widget, from the provider's code for embedding.
   */
  widgetId: string;
  /**
   * In pixels.
   */
  height: number;
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * A row of twelve units that holds columns; on phones they stand below each other.
 */
export interface RowProps {
  /**
   * Space between the columns, in pixels.
   */
  gap: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * How columns of different height stand.
   */
  valign: "start" | "center" | "end" | "stretch";
  /**
   * Where the columns go when they do not fill the row.
   */
  justify: "start" | "center" | "end" | "between";
  /**
   * Columns that do not fit go to the next line.
   */
  wrap: boolean;
  /**
   * On phones the last column comes first.
   */
  reverseOnMobile: boolean;
  /**
   * The site's content width, a narrower or wider one, or the whole screen.
   */
  width: "box" | "narrow" | "wide" | "full";
  /**
   * Adds the generous space of a page section above and below.
   */
  section: boolean;
  /**
   * A picture behind the row.
   */
  backgroundImage: {
    /**
     * Path below /media of the picture's original, or an https address.
     */
    src: string;
    /**
     * What the picture shows, for those who do not see it; empty for decoration.
     */
    alt: string;
  };
  /**
   * Lays the brand's pattern faintly over the background.
   */
  motif: boolean;
  /**
   * Pulls the row half over the edge of the section before it.
   */
  overlap: "none" | "over-previous";
  /**
   * Height the row takes at least, as a share of the screen; its columns stand in it by their vertical alignment.
   */
  minHeight: "none" | "half" | "most" | "screen";
  /**
   * Straight, or cut along the site's own border, over the section that follows.
   */
  edge: "straight" | "brand";
  /**
   * Darkens the background picture where the text stands, so that light text is legible on any picture; on phones from the top.
   */
  shade: "none" | "start" | "all";
  /**
   * Light text for dark pictures and backgrounds, dark text for light ones.
   */
  tone: "inherit" | "light" | "dark";
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * Place, dates and times; leads to the search results.
 */
export interface SearchFormProps {
  /**
   * Fields side by side from 900 px, or below each other.
   */
  layout: "horizontal" | "vertical";
  /**
   * Heading of the form.
   */
  title: string;
  /**
   * Text of the button; empty for the usual one.
   */
  buttonLabel: string;
  /**
   * Place chosen at first; empty for the first usable one.
   */
  placeId: string;
  /**
   * Place of return chosen at first; empty for that of the pick-up.
   */
  dropOffPlaceId: string;
  /**
   * Length of the rental chosen at first; 0 for the usual one.
   */
  days: number;
  /**
   * Only this model is searched; empty for all.
   */
  modelId: string;
  /**
   * Offer that the search starts with; empty for none.
   */
  promotionId: string;
  /**
   * Offers a different return place.
   */
  showDropOff: boolean;
  /**
   * Asks for the hours of pick-up and return; without them the search takes the first hour that the place offers.
   */
  showTimes: boolean;
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * The vehicles that are free for the search, with their prices.
 */
export interface SearchResultsProps {
  /**
   * Cards in a grid or one row for each vehicle.
   */
  view: "cards" | "rows";
  /**
   * A scene for when there is nothing to show.
   */
  image: {
    /**
     * Path below /media of the picture's original, or an https address.
     */
    src: string;
    /**
     * What the picture shows, for those who do not see it; empty for decoration.
     */
    alt: string;
  };
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * Shows a shared section here: what is changed in it changes on every page that shows it.
 */
export interface SharedSectionProps {
  /**
   * The shared section that is shown.
   */
  sharedComponentId: string;
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * Large slides with a picture or a film, a heading, a text and a button.
 */
export interface SliderProps {
  /**
   * The slides in their order.
   *
   * Items: One slide.
   */
  slides: {
    /**
     * Names it among the others.
     */
    id: string;
    /**
     * Behind the text; its upright version is shown below 900 px where it has one.
     */
    image: {
      /**
       * Path below /media of the picture's original, or an https address.
       */
      src: string;
      /**
       * What the picture shows, for those who do not see it; empty for decoration.
       */
      alt: string;
    };
    /**
     * Shown instead below 900 px; empty for the same picture.
     */
    tallImage: {
      /**
       * Path below /media of the picture's original, or an https address.
       */
      src: string;
      /**
       * What the picture shows, for those who do not see it; empty for decoration.
       */
      alt: string;
    };
    /**
     * https address of a silent film (mp4, webm) in front of the picture; empty for none. Visitors can stop it, and it is not loaded for those who want less motion.
     */
    film: string;
    /**
     * Shown instead below 900 px; empty for the same film.
     */
    tallFilm: string;
    /**
     * Heading of the slide.
     */
    heading: string;
    /**
     * Text below the heading.
     */
    text: string;
    /**
     * Text of the button; empty for no button.
     */
    buttonLabel: string;
    /**
     * Where the button leads.
     */
    link: {
      /**
       * Id of a page or route of the site; wins over the address.
       */
      pageId: string;
      /**
       * Used when no page is chosen; beside a page, #anchor names a place on it and ?category=suv what it is asked.
       */
      url: string;
    };
  }[];
  /**
   * From a band to the whole screen.
   */
  height: "small" | "medium" | "large" | "screen";
  /**
   * Darkens the pictures, so that the text can be read.
   */
  shade: "none" | "soft" | "strong";
  /**
   * Where the text stands on the pictures.
   */
  position: "start" | "center" | "end";
  /**
   * After the last one comes the first one again.
   */
  loop: boolean;
  /**
   * Seconds until it moves on by itself; 0 for never. Visitors can pause it, and it never starts for those who want less motion.
   */
  autoplay: 0 | 4 | 6 | 8 | 12;
  /**
   * What it shows, for those who do not see it; empty for the usual name.
   */
  label: string;
  /**
   * Level of the headings in the page's outline.
   */
  headingLevel: 2 | 3 | 4 | 5 | 6;
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * Labels of which each shows its own content, one at a time.
 */
export interface TabsProps {
  /**
   * The labels; what each shows is in the slot of its id. With an anchor of the component, an address that ends in #anchor-id opens the page at that tab.
   *
   * Items: One label with its content.
   */
  items: {
    /**
     * Names the tab's slot and its place in addresses.
     */
    id: string;
    /**
     * Text of the label.
     */
    label: string;
    /**
     * Icon of the built-in set before the label; empty means none.
     */
    icon: string;
  }[];
  /**
   * Id of the tab that is open when the page opens; empty for the first one.
   */
  defaultTab: string;
  /**
   * What the labels have in common, for those who do not see them together.
   */
  label: string;
  /**
   * Labels in a line above the content, or below each other beside it from 900 px.
   */
  orientation: "horizontal" | "vertical";
  /**
   * Level that the labels have in the page's outline where all contents stand below each other: on paper and without scripts.
   */
  headingLevel: 2 | 3 | 4 | 5 | 6;
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * What customers say, each with a name and stars.
 */
export interface TestimonialCarouselProps {
  /**
   * The quotes in their order.
   *
   * Items: What one customer said.
   */
  items: {
    /**
     * Names it among the others.
     */
    id: string;
    /**
     * What the customer said.
     */
    quote: string;
    /**
     * Who said it.
     */
    author: string;
    /**
     * Such as a city or the kind of trip.
     */
    role: string;
    /**
     * Of the customer; without one the initials are shown.
     */
    photo: {
      /**
       * Path below /media of the picture's original, or an https address.
       */
      src: string;
      /**
       * What the picture shows, for those who do not see it; empty for decoration.
       */
      alt: string;
    };
    /**
     * 1 to 5; 0 for none.
     */
    stars: number;
  }[];
  /**
   * Quotes side by side on all sizes below 600 px.
   */
  xs: number;
  /**
   * Quotes side by side from 600 px; 0 for as many as below.
   */
  sm: number;
  /**
   * Quotes side by side from 900 px; 0 for as many as below.
   */
  md: number;
  /**
   * Quotes side by side from 1200 px; 0 for as many as below.
   */
  lg: number;
  /**
   * Quotes side by side from 1536 px; 0 for as many as below.
   */
  xl: number;
  /**
   * After the last one comes the first one again.
   */
  loop: boolean;
  /**
   * Seconds until it moves on by itself; 0 for never. Visitors can pause it, and it never starts for those who want less motion.
   */
  autoplay: 0 | 4 | 6 | 8 | 12;
  /**
   * What it shows, for those who do not see it; empty for the usual name.
   */
  label: string;
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * Links to sign in and to register; it shows those that lead somewhere.
 */
export interface UserAccountProps {
  /**
   * Where customers sign in; without it that link is not shown.
   */
  login: {
    /**
     * Id of a page or route of the site; wins over the address.
     */
    pageId: string;
    /**
     * Used when no page is chosen; beside a page, #anchor names a place on it and ?category=suv what it is asked.
     */
    url: string;
  };
  /**
   * Where customers register; without it that link is not shown.
   */
  register: {
    /**
     * Id of a page or route of the site; wins over the address.
     */
    pageId: string;
    /**
     * Used when no page is chosen; beside a page, #anchor names a place on it and ?category=suv what it is asked.
     */
    url: string;
  };
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}
/**
 * A film from a file or a video host.
 */
export interface VideoPlayerProps {
  /**
   * https address of a file (mp4, webm), or of a video at YouTube or Vimeo; empty for none.
   */
  url: string;
  /**
   * What the film shows; read to those who do not see it.
   */
  title: string;
  /**
   * Picture that is shown before the film plays.
   */
  poster: {
    /**
     * Path below /media of the picture's original, or an https address.
     */
    src: string;
    /**
     * What the picture shows, for those who do not see it; empty for decoration.
     */
    alt: string;
  };
  /**
   * What is said in the film, as WebVTT files; for films from a file.
   *
   * Items: Captions of one language.
   */
  captions: {
    /**
     * Language of the captions.
     */
    language:
      | "de"
      | "en-GB"
      | "en-US"
      | "es-AR"
      | "es-CL"
      | "es-CR"
      | "es-DO"
      | "es-ES"
      | "es-MX"
      | "es-NI"
      | "es-US"
      | "fr-FR"
      | "hr"
      | "it"
      | "lt"
      | "nl-NL"
      | "pl"
      | "pt"
      | "ru";
    /**
     * https address of the WebVTT file.
     */
    src: string;
  }[];
  /**
   * Width to height.
   */
  ratio: "16/9" | "4/3" | "1/1" | "21/9" | "9/16";
  /**
   * Only films from a file, and only when they are muted.
   */
  autoplay: boolean;
  /**
   * Without sound at first.
   */
  muted: boolean;
  /**
   * Begins again at its end.
   */
  loop: boolean;
  /**
   * Buttons to play, pause and set the volume.
   */
  controls: boolean;
  /**
   * HTML id, the target of #links.
   */
  anchor: string;
  /**
   * Extra class names for the page's own CSS.
   */
  className: string;
  /**
   * Outer space above, in pixels.
   */
  marginTop: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Outer space below, in pixels.
   */
  marginBottom: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space above and below, in pixels.
   */
  paddingBlock: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Inner space at both sides, in pixels.
   */
  paddingInline: 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64 | 96 | 128;
  /**
   * Background colour.
   */
  background: string;
  /**
   * Alignment of the content.
   */
  align: "inherit" | "start" | "center" | "end";
  /**
   * Not shown on screens narrower than this breakpoint.
   */
  hideBelow: "none" | "sm" | "md" | "lg" | "xl";
  /**
   * Not shown on screens of this breakpoint and wider.
   */
  hideAbove: "none" | "sm" | "md" | "lg" | "xl";
}

/** Props of every component, by its registered name. */
export interface ComponentPropsMap {
  Accordion: AccordionProps;
  AdditionalList: AdditionalListProps;
  BlogList: BlogListProps;
  BlogPost: BlogPostProps;
  BookingError: BookingErrorProps;
  BookingSuccess: BookingSuccessProps;
  Button: ButtonProps;
  CallToAction: CallToActionProps;
  CancelBookingForm: CancelBookingFormProps;
  CarDetails: CarDetailsProps;
  Checkout: CheckoutProps;
  Column: ColumnProps;
  ContactForm: ContactFormProps;
  Countdown: CountdownProps;
  CurrencySelector: CurrencySelectorProps;
  CustomHtml: CustomHtmlProps;
  Divider: DividerProps;
  DividerWithText: DividerWithTextProps;
  FleetCarousel: FleetCarouselProps;
  FleetGrid: FleetGridProps;
  FleetSidebarCarousel: FleetSidebarCarouselProps;
  GeneralError: GeneralErrorProps;
  Icon: IconProps;
  IconWithText: IconWithTextProps;
  Image: ImageProps;
  InfoCard: InfoCardProps;
  InteractiveBanner: InteractiveBannerProps;
  LanguageSelector: LanguageSelectorProps;
  List: ListProps;
  Map: MapProps;
  Modal: ModalProps;
  NotFound: NotFoundProps;
  Paragraph: ParagraphProps;
  PaymentCarousel: PaymentCarouselProps;
  PlacesGrid: PlacesGridProps;
  PromotionsCarousel: PromotionsCarouselProps;
  PromotionsGrid: PromotionsGridProps;
  ReviewsWidget: ReviewsWidgetProps;
  Row: RowProps;
  SearchForm: SearchFormProps;
  SearchResults: SearchResultsProps;
  SharedSection: SharedSectionProps;
  Slider: SliderProps;
  Tabs: TabsProps;
  TestimonialCarousel: TestimonialCarouselProps;
  UserAccount: UserAccountProps;
  VideoPlayer: VideoPlayerProps;
}

/** Registered name of a component. */
export type ComponentName = keyof ComponentPropsMap;
