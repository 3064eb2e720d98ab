/** What the picture of a component shows. */
export interface Pictured {
  /** Name of the example; without it, the first one. */
  readonly example?: string;
  /** CSS pixels that the picture is wide: the fewer, the larger its letters. */
  readonly width?: number;
  /** Width of the window by which it is laid out, enlarged to the picture; without it, that of the picture. */
  readonly window?: number;
  /** Width of the component in the picture; `fitted` where its content decides. Without it, the component fills the picture. */
  readonly content?: number | 'fitted';
  /** What is pressed first: what it opens is the point of the component. */
  readonly press?: string;
  /** Whether the component stands at the top: what it opens needs the place below. */
  readonly isAtTop?: boolean;
  /** The parts whose place is marked: the component arranges others, and shows nothing itself. */
  readonly marked?: string;
}

/** Width of the picture by category of components. */
export const WIDTHS: Readonly<Record<string, number>> = {
  screen: 1120,
  booking: 640,
  layout: 480,
  content: 400,
  navigation: 320,
};

const COLUMNS = '[data-direction]';

/** Where the first example in the width of its category says little, by the ids of what the palette offers. */
export const PICTURED: Readonly<Record<string, Pictured>> = {
  AdditionalList: { width: 640 },
  BlogList: { width: 420 },
  BlogPost: { width: 600 },
  Button: { width: 240, content: 'fitted' },
  CallToAction: { width: 480 },
  CancelBookingForm: { width: 520 },
  CarDetails: { width: 800, window: 1040 },
  Column: { width: 420, content: 240, marked: COLUMNS },
  ContactForm: { width: 420 },
  Countdown: { example: 'weekly', width: 480 },
  CurrencySelector: { width: 260, press: 'summary', isAtTop: true },
  CustomHtml: { width: 380, content: 'fitted' },
  Divider: { width: 320 },
  DividerWithText: { width: 320 },
  FleetGrid: { width: 760 },
  FleetSidebarCarousel: { width: 820, window: 1000 },
  Heading: { example: 'heading', width: 360 },
  Icon: { width: 96, content: 'fitted' },
  IconWithText: { width: 340 },
  InfoCard: { width: 640, content: 290 },
  InteractiveBanner: { width: 760 },
  LanguageSelector: { width: 260, press: 'summary', isAtTop: true },
  Map: { width: 640 },
  Modal: { width: 560, press: '#storybook-root button' },
  Paragraph: { width: 320 },
  PaymentCarousel: { example: 'few', width: 320, content: 'fitted' },
  ReviewsWidget: { width: 460 },
  Row: { width: 400, window: 1200, marked: COLUMNS },
  SearchForm: { width: 720 },
  Slider: { width: 720 },
  Tabs: { width: 460 },
  TestimonialCarousel: { width: 460 },
  UserAccount: { width: 280, content: 'fitted' },
  VideoPlayer: { width: 560 },
};
