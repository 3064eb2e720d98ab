// Generated from schemas/page by `npm run generate`. Do not edit.

/**
 * Scripts of the operator for content pages.
 */
export interface AdvancedConfiguration {
  /**
   * In the order in which they load.
   */
  scripts: Script[];
}
/**
 * A file, or code of its own.
 */
export interface Script {
  /**
   * Unique among the scripts.
   */
  id: string;
  /**
   * Address of the file; empty for code.
   */
  src: string;
  /**
   * JavaScript; used where there is no file.
   */
  code: string;
  /**
   * In the head or at the end of the body.
   */
  position: "head" | "bodyEnd";
  /**
   * Visitors agree to each purpose; what is necessary runs without being asked.
   */
  purpose: "necessary" | "functional" | "statistics" | "marketing";
}
/**
 * A post of the blog.
 */
export interface BlogPost {
  /**
   * Heading of the post, per language.
   */
  title: {
    [k: string]: string;
  };
  /**
   * Date that visitors see; the newest posts come first.
   */
  createdOn: string;
  /**
   * What the post is about, in one or two sentences: shown in the list and by search engines.
   */
  description: {
    [k: string]: string;
  };
  /**
   * Last part of the post's address, per language; made of the title where it is empty.
   */
  url: {
    [k: string]: string;
  };
  /**
   * Shown in the list and above the post.
   */
  image: string;
  /**
   * What the picture shows, for those who do not see it.
   */
  imageAlt: {
    [k: string]: string;
  };
  /**
   * The post itself, per language.
   */
  body: {
    [k: string]: string;
  };
  /**
   * Per language, content by property name; title, description and picture are filled in.
   */
  ogTags: {
    /**
     * Content by property name, such as og:image.
     */
    [k: string]: {
      [k: string]: string;
    };
  };
}
/**
 * Rules of rental length, driver age and distance.
 */
export interface BookingConfiguration {
  /**
   * Of the driver.
   */
  driverAgeAllowedMin: number;
  /**
   * Of the driver.
   */
  driverAgeAllowedMax: number;
  /**
   * Shortest rental.
   */
  minDays: number;
  /**
   * Longest rental; empty is no limit.
   */
  maxDays: number | null;
  /**
   * Scale of fuel levels.
   */
  gasolineTankFractions: number;
  /**
   * Minutes a late return is forgiven.
   */
  returnToleranceInMinutes: number;
  /**
   * Hours up to which half a day is estimated.
   */
  halfDayToleranceInHours: number;
  /**
   * Fewest charged days.
   */
  minDaysToCharge: number;
  /**
   * Of the driver.
   */
  driverAgeWithoutCautionMin: number;
  /**
   * Of the driver.
   */
  driverAgeWithoutCautionMax: number;
  /**
   * The checkout asks for number, country and expiry date of the driver's licence.
   */
  requireDriverLicenceForDelivery: boolean;
  /**
   * Against the allowed range.
   */
  useDriverAgeAllowed: boolean;
  /**
   * Prices depend on distance.
   */
  cutsByDistance: boolean;
  /**
   * Against that range.
   */
  useDriverAgeWithoutCaution: boolean;
  /**
   * At least one.
   */
  mustHaveAtLeastOneInsurance: boolean;
  /**
   * Labels distances.
   */
  distanceUnit: "Kilometers" | "Miles";
  /**
   * Hours before the pick-up until which visitors cancel for nothing; empty where they have to ask.
   */
  freeCancellationHours: number | null;
  /**
   * Rental days that a later cancellation costs.
   */
  cancellationFeeDays: number;
  /**
   * Documents by which customers may identify themselves; numbers of CUIT, CUIL, DNI and RUT are checked by their name.
   *
   * Items: A kind of document.
   */
  documentTypes: {
    /**
     * Sent with a booking; never changes.
     */
    id: string;
    /**
     * Per language.
     */
    name: {
      [k: string]: string;
    };
  }[];
  /**
   * How customers may be registered for taxes.
   *
   * Items: A registration.
   */
  taxPayerTypes: {
    /**
     * Sent with a booking; never changes.
     */
    id: string;
    /**
     * Per language.
     */
    name: {
      [k: string]: string;
    };
    /**
     * Ids of documents; all without any.
     *
     * Items: Id of a document.
     */
    documentTypeIds: string[];
  }[];
}
/**
 * Settings of the booking flow.
 */
export interface BookingSettings {
  /**
   * Payment and length of a rental.
   */
  general: {
    /**
     * Offered ways to pay.
     *
     * Items: A way to pay.
     */
    paymentMethods: {
      /**
       * -1 means payment at the counter.
       */
      id: number;
      /**
       * Cash at the counter, or the number that the payment provider gives a type.
       */
      paymentType: number;
      /**
       * Name shown to visitors.
       */
      name: string;
      /**
       * Promotion linked to this method.
       */
      promotionId: string | null;
      /**
       * Name by language in place of the usual one.
       */
      customName: {
        [k: string]: string;
      };
      /**
       * Its logo; empty for its name.
       */
      image: string;
      /**
       * Codes of the currencies that are taken with it, such as USD; all without any.
       */
      currencies: string[];
      /**
       * Paying does not ask for billing data.
       */
      disableBillingForm: boolean;
    }[];
    /**
     * Only the commission is paid online.
     */
    onlyPayCommission: boolean;
    /**
     * Percent of the price.
     */
    commissionPercentage: number;
    /**
     * Percent of the price; 0 means all.
     */
    percentageToPay: number;
    /**
     * Shortest rental; empty takes the booking configuration's.
     */
    minDays: number | null;
    /**
     * Dates that the search form begins with.
     */
    defaultTrip: {
      /**
       * From today to the proposed pick-up; 0 for as early as possible.
       */
      daysAhead: number;
      /**
       * Of pick-up and return, such as 10:00; the next hour at which the place is open.
       */
      hour: string;
      /**
       * Of the proposed rental; at least the least days.
       */
      days: number;
    };
    /**
     * Longest rental; empty takes the booking configuration's.
     */
    maxDays: number | null;
    /**
     * Totals include taxes.
     */
    showFinalPrice: boolean;
    /**
     * Leaves out models on request.
     */
    onlyFullAvailability: boolean;
    /**
     * Searches for unlimited distance.
     */
    unlimitedKm: boolean;
  };
  /**
   * The results screen.
   */
  results: {
    /**
     * Filters and order.
     */
    filters: {
      /**
       * Shown.
       */
      showCategoryFilter: boolean;
      /**
       * Shown.
       */
      showPriceFilter: boolean;
      /**
       * Shown.
       */
      showPassengersFilter: boolean;
      /**
       * Shown.
       */
      showBrandsFilter: boolean;
      /**
       * Shown.
       */
      showSortDropdown: boolean;
      /**
       * Where the filters stand.
       */
      filtersPosition: "top" | "left";
      /**
       * Order.
       */
      defaultSort: "relevance" | "priceAsc" | "priceDesc";
      /**
       * How filters are shown.
       */
      filterStyle: "dropdown" | "chip";
    };
    /**
     * Messages.
     */
    general: {
      /**
       * 1 skeletons, 2 moving car, 3 progress bar.
       */
      loadingType: number;
      /**
       * Hides models that are quoted only.
       */
      hideOnRequestResults: boolean;
      /**
       * Adds the text after the model.
       */
      showOrSimilar: boolean;
      /**
       * Empty takes the usual one.
       */
      orSimilarText: {
        [k: string]: string;
      };
      /**
       * Shown with a converted currency.
       */
      exchangeMsg: {
        [k: string]: string;
      };
      /**
       * Shown with few results.
       */
      fewCarUnitsText: {
        [k: string]: string;
      };
      /**
       * Number up to which the text shows.
       */
      fewCarUnitsQty: number;
      /**
       * Shown without results.
       */
      limitedAvailabilityText: {
        [k: string]: string;
      };
    };
    /**
     * One vehicle.
     */
    resultItem: {
      /**
       * The button that chooses a result.
       */
      primary: {
        /**
         * Text per language.
         */
        label: {
          [k: string]: string;
        };
        /**
         * Added to the checkout address.
         */
        paymentMethodId: number;
        /**
         * Shown.
         */
        visible: boolean;
      };
      /**
       * The other button of a result.
       */
      secondary: {
        /**
         * Text per language.
         */
        label: {
          [k: string]: string;
        };
        /**
         * Added to the checkout address.
         */
        paymentMethodId: number;
        /**
         * Shown.
         */
        visible: boolean;
      };
      /**
       * Shown in each result.
       */
      customMessage: {
        [k: string]: string;
      };
      /**
       * Shown in each result, sanitised.
       */
      customHtml: {
        [k: string]: string;
      };
      /**
       * Labels the total; {days} is replaced.
       */
      durationText: {
        [k: string]: string;
      };
      /**
       * Shows what the customer still pays.
       */
      franchise: boolean;
      /**
       * Shown.
       */
      showDailyPrice: boolean;
      /**
       * Shown.
       */
      showOpenRate: boolean;
      /**
       * Shown.
       */
      showNoVatPrice: boolean;
      /**
       * Facts that show.
       */
      icons: {
        /**
         * Shown.
         */
        passengers: boolean;
        /**
         * Shown.
         */
        doors: boolean;
        /**
         * Shown.
         */
        luggage: boolean;
        /**
         * Shown.
         */
        transmission: boolean;
        /**
         * Shown.
         */
        airConditioning: boolean;
        /**
         * Shown.
         */
        distance: boolean;
      };
    };
  };
  /**
   * The checkout screen.
   */
  checkout: {
    /**
     * The summary.
     */
    summary: {
      /**
       * Shown.
       */
      showFranchiseDamage: boolean;
      /**
       * Shown.
       */
      showFranchiseTheft: boolean;
      /**
       * Shown.
       */
      showFranchiseRollover: boolean;
      /**
       * Shown.
       */
      showFranchiseHail: boolean;
      /**
       * Shown in the summary, with the booking and in its confirmation.
       */
      customMessage: {
        [k: string]: string;
      };
    };
    /**
     * Terms must be accepted.
     */
    showTerms: boolean;
    /**
     * Address of the terms.
     */
    termsUrl: string;
    /**
     * Address of the privacy notice.
     */
    privacyUrl: string;
    /**
     * Shared component in a dialog.
     */
    modalSharedComponentId: string;
    /**
     * Shown.
     */
    showBetterPriceAlert: boolean;
    /**
     * Leads to the success page.
     */
    redirectAfterQuote: boolean;
  };
}
/**
 * What an operator composes: sections, their texts, scripts and CSS.
 */
export interface Builder {
  /**
   * Version of the document format.
   */
  format: 1;
  /**
   * Top-level nodes in their order.
   */
  sections: Section[];
  /**
   * Texts by language tag and text key.
   */
  translations: {
    [k: string]: {
      [k: string]: string;
    };
  };
  /**
   * By language and text key, or JSON pointer of a field of the page such as /seo/title: hash of the source text it was made from, and whether a person read it.
   */
  translationState: {
    [k: string]: {
      /**
       * State of one translation.
       */
      [k: string]: {
        /**
         * Hash of the source text; of a sample text, that of itself.
         */
        source: string;
        /**
         * How far the translation is. A sample came with a component, in any language, and holds for the text of that hash alone.
         */
        state: "machine" | "draft" | "reviewed" | "sample";
      };
    };
  };
  /**
   * The page's own scripts, where the platform allows them.
   */
  scripts: Script[];
  /**
   * Styles of this page only.
   */
  pageCSS: string;
}
/**
 * A node of a page: one placed component with its props and the nodes in its slots.
 */
export interface Section {
  /**
   * Unique in its document.
   */
  id: string;
  /**
   * Registered name of the component.
   */
  type: string;
  /**
   * Version of the component's schema the props were written for.
   */
  v: number;
  /**
   * Properties as the component's schema describes them; unknown ones are kept.
   */
  props: {
    [k: string]: unknown;
  };
  /**
   * Nodes by name of the slot.
   */
  slots: {
    [k: string]: Section[];
  };
}
/**
 * Settings of the platform for a site.
 */
export interface GlobalConfiguration {
  /**
   * Win over the site's.
   */
  featureFlags: {
    /**
     * Wins over the site's flag of the same name; null leaves it to the site.
     */
    webAsBroker: boolean | null;
    /**
     * Wins over the site's flag of the same name; null leaves it to the site.
     */
    selfCheckIn: boolean | null;
    /**
     * Wins over the site's flag of the same name; null leaves it to the site.
     */
    checkoutTwoSteps: boolean | null;
  };
  /**
   * Hosts that are never indexed.
   *
   * Items: Host name.
   */
  builderHosts: string[];
  /**
   * Address.
   */
  geoApiUrl: string;
  /**
   * Sent with bookings.
   */
  brandCode: string;
  /**
   * Provider.
   */
  captcha: {
    /**
     * Name.
     */
    provider: string;
    /**
     * Public key.
     */
    siteKey: string;
  };
  /**
   * When it opens.
   */
  selfCheckIn: {
    /**
     * Hours before the start.
     */
    activeBeforeBookingStart: number;
  };
  /**
   * Tag configuration.
   */
  tag: {
    /**
     * Id.
     */
    id: string;
    /**
     * Events are sent.
     */
    ecommerce: boolean;
  };
  /**
   * Pages may have scripts of their own.
   */
  allowsPageScripts: boolean;
}
/**
 * A picture of the media library with its files.
 */
export interface Media {
  /**
   * Name under which documents refer to the picture.
   */
  src: string;
  /**
   * Names the content of all files together: other content has another hash.
   */
  hash: string;
  /**
   * Width of the original in pixels; 0 when unknown.
   */
  width: number;
  /**
   * Height of the original in pixels; 0 when unknown.
   */
  height: number;
  /**
   * What the picture shows, per language: it is taken over where the picture is chosen.
   */
  alt: {
    [k: string]: string;
  };
  /**
   * The part that stays visible when the picture is cropped: shares of width and height.
   */
  focalPoint: number[];
  /**
   * Shown while the picture loads; empty for transparent pictures.
   */
  color: string;
  /**
   * Source of the picture that replaces this one on upright screens; empty for none.
   */
  tall: string;
  /**
   * The picture in its sizes and formats.
   */
  files: {
    /**
     * Content type.
     */
    type: "image/svg+xml" | "image/avif" | "image/webp" | "image/png" | "image/jpeg";
    /**
     * Width in pixels; 0 for vector graphics.
     */
    width: number;
    /**
     * Bytes of the file; 0 when unknown.
     */
    bytes: number;
  }[];
}
/**
 * What a page or a template was made from. Nothing follows it: changes there change nothing here.
 */
export interface PageOrigin {
  /**
   * Nothing, a page, a template of the company, or one that every site has.
   */
  kind: "none" | "page" | "pageTemplate" | "builtInTemplate";
  /**
   * Its id; empty where it was begun empty.
   */
  id: string;
}
/**
 * What new pages of a company begin with. Changing it changes no page that was made from it.
 */
export interface PageTemplate {
  /**
   * Id of the template.
   */
  id: string;
  /**
   * What operators call it.
   */
  name: string;
  /**
   * What it is good for; shown where a new page is begun.
   */
  description: string;
  builder: Builder;
  /**
   * Header, footer and what else stands around its pages.
   */
  layoutId: string;
  /**
   * Shows where its pages stand.
   */
  showBreadcrumb: boolean;
  madeFrom: PageOrigin;
}
/**
 * A content page as the product API answers it.
 */
export interface Page {
  /**
   * Id of the page.
   */
  id: string;
  /**
   * 0 draft, 1 published, 2 deleted.
   */
  status: 0 | 1 | 2;
  /**
   * Counts up with every stored version.
   */
  version: number;
  builder: Builder;
  seo: Seo;
  /**
   * Header, footer and what else stands around the page.
   */
  layoutId: string;
  /**
   * Shows where the page stands.
   */
  showBreadcrumb: boolean;
  /**
   * Path of the page per language, without the language segment.
   */
  slugs: {
    [k: string]: string;
  };
  /**
   * What menus and the breadcrumb call the page, per language.
   */
  menuLabel: {
    [k: string]: string;
  };
  madeFrom: PageOrigin;
}
/**
 * Metadata of a page or site.
 */
export interface Seo {
  /**
   * Document title per language.
   */
  title: {
    [k: string]: string;
  };
  /**
   * Meta description per language.
   */
  description: {
    [k: string]: string;
  };
  /**
   * Content by property name, such as og:image.
   */
  ogTags: {
    [k: string]: string;
  };
  /**
   * JSON-LD documents as strings.
   */
  schemaTags: string[];
  /**
   * Robots directive; empty means index.
   */
  robots: "" | "index, follow" | "noindex, follow" | "index, nofollow" | "noindex, nofollow";
  /**
   * Id of the tag container.
   */
  googleTagManager: string;
  /**
   * Value of the verification meta tag.
   */
  googleSiteVerification: string;
  /**
   * JSON-LD of the business, as a string.
   */
  googleLocalBusiness: string;
}
/**
 * Everything a site is, apart from its pages.
 */
export interface SiteConfiguration {
  /**
   * Switches and formats.
   */
  featureFlags: {
    /**
     * How hours are shown.
     */
    timeFormat: "24h" | "12h";
    /**
     * How dates are shown, where a language says nothing else.
     */
    dateFormat: "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYY-MM-DD" | "DD.MM.YYYY" | "DD-MM-YYYY";
    /**
     * Picture in the tab of the browser.
     */
    favicon: string;
    /**
     * Prices in other currencies are converted.
     */
    webAsBroker: boolean;
    /**
     * Offers check-in before pick-up.
     */
    selfCheckIn: boolean;
    /**
     * Extras first, then the form.
     */
    checkoutTwoSteps: boolean;
  };
  /**
   * Customer accounts.
   */
  myAccount: {
    /**
     * Shows links to the account.
     */
    enabled: boolean;
    /**
     * Offers registering.
     */
    allowRegisterInCheckout: boolean;
    /**
     * Offers signing in.
     */
    allowLoginInCheckout: boolean;
  };
  /**
   * The blog.
   */
  blog: {
    /**
     * Shows links to the blog.
     */
    enabled: boolean;
    /**
     * Posts on a page of the list.
     */
    postsPerPage: number;
  };
  /**
   * Languages of the site; one is the default.
   *
   * Items: One language.
   */
  languages: {
    /**
     * Language tag.
     */
    isoLanguageName:
      | "de"
      | "en-GB"
      | "en-US"
      | "es-AR"
      | "es-CL"
      | "es-CR"
      | "es-DO"
      | "es-MX"
      | "es-NI"
      | "es-US"
      | "es-ES"
      | "fr-FR"
      | "hr"
      | "it"
      | "nl-NL"
      | "pl"
      | "pt"
      | "ru"
      | "lt";
    /**
     * The language when nothing else decides.
     */
    isDefault: boolean;
    /**
     * Address of the site in this language, when it is on a host of its own.
     */
    url: string;
    /**
     * How dates are shown in this language; empty means as everywhere on the site.
     */
    dateFormat: "" | "DD/MM/YYYY" | "MM/DD/YYYY" | "YYYY-MM-DD" | "DD.MM.YYYY" | "DD-MM-YYYY";
  }[];
  theme: Theme;
  /**
   * Top of every page.
   */
  header: {
    /**
     * The logo.
     */
    logo: {
      /**
       * Picture of the logo, for pages.
       */
      src: string;
      /**
       * Picture of the logo as PNG, JPEG or GIF on white: mail programs show no SVG.
       */
      mailSrc: string;
      /**
       * Name of the company.
       */
      alt: string;
      /**
       * In pixels.
       */
      width: number;
      /**
       * In pixels.
       */
      height: number;
    };
    /**
     * A bar, a centred logo, or laid over the first section.
     */
    layout: "bar" | "centered" | "overlay";
    /**
     * The menu and where it stands.
     */
    menu: {
      /**
       * Id of the menu.
       */
      menuId: string;
      /**
       * Side of the bar.
       */
      placement: "start" | "center" | "end";
    };
    /**
     * Style of the button that opens the menu.
     */
    mobileToggle: {
      /**
       * Text colour; empty takes the theme's.
       */
      color: string;
      /**
       * Fill; empty is none.
       */
      background: string;
    };
    /**
     * Style of the entries.
     */
    menuItems: {
      /**
       * Text colour; empty takes the theme's.
       */
      color: string;
      /**
       * Fill; empty is none.
       */
      background: string;
    };
    /**
     * Style of the sub-menu.
     */
    subMenu: {
      /**
       * Text colour; empty takes the theme's.
       */
      color: string;
      /**
       * Fill; empty is none.
       */
      background: string;
    };
    /**
     * Style of the sub-menu's entries.
     */
    subMenuItems: {
      /**
       * Text colour; empty takes the theme's.
       */
      color: string;
      /**
       * Fill; empty is none.
       */
      background: string;
    };
    /**
     * Rendered after the menu.
     */
    sharedComponentId: string;
  };
  /**
   * What surrounds a page.
   *
   * Items: Items in their order.
   */
  layouts: {
    /**
     * Id.
     */
    id: string;
    /**
     * For operators; empty for the id.
     */
    name: string;
    /**
     * In order.
     *
     * Items: One item.
     */
    layoutItems: {
      /**
       * Header, a shared component, or the page itself.
       */
      type: "header" | "component" | "content";
      /**
       * For items of kind component.
       */
      sharedComponentId: string;
    }[];
  }[];
  /**
   * Sections used in several places.
   *
   * Items: A named builder document.
   */
  sharedComponents: {
    /**
     * Id.
     */
    id: string;
    /**
     * For operators.
     */
    name: string;
    builder: Builder;
    /**
     * HTML element around it; anything but div, section, header, footer, aside, nav, article becomes div.
     */
    wrapperTag: string;
  }[];
  /**
   * Localized paths of the routes.
   *
   * Items: Paths of one route.
   */
  routes: {
    /**
     * Id of the route or page.
     */
    id: string;
    /**
     * Path per language, without the language segment.
     */
    path: {
      [k: string]: string;
    };
    /**
     * What menus and the breadcrumb call the page, per language.
     */
    label: {
      [k: string]: string;
    };
  }[];
  /**
   * Named menus.
   *
   * Items: A menu.
   */
  menus: {
    /**
     * Id.
     */
    id: string;
    /**
     * For operators; empty for the id.
     */
    name: string;
    /**
     * In order.
     */
    menuItems: MenuItem[];
  }[];
}
/**
 * Colours, fonts, shape and buttons of a site.
 */
export interface Theme {
  /**
   * Measures of the site.
   */
  general: {
    /**
     * Widest content in pixels.
     */
    boxWidth: number;
    /**
     * Of cards and pictures, in pixels.
     */
    radius: number;
    /**
     * Of form fields, in pixels.
     */
    fieldRadius: number;
    /**
     * No shadows, soft ones, or flat cut-paper offsets.
     */
    shadows: "none" | "soft" | "flat";
    /**
     * Path of the brand's pattern picture.
     */
    motif: string;
    /**
     * Path of the brand's border strip, used by brand dividers.
     */
    border: string;
  };
  /**
   * Colours of the site.
   */
  palette: {
    /**
     * Background of the page.
     */
    paper: string;
    /**
     * Background of cards and alternating sections.
     */
    surface: string;
    /**
     * Text.
     */
    ink: string;
    /**
     * Secondary text.
     */
    muted: string;
    /**
     * Lines and borders of fields.
     */
    line: string;
    /**
     * The brand's colour.
     */
    primary: string;
    /**
     * Colour of the one action.
     */
    accent: string;
    /**
     * Colour of offers.
     */
    offer: string;
    /**
     * Colour of errors.
     */
    error: string;
    /**
     * Colour of success.
     */
    success: string;
  };
  /**
   * https addresses of stylesheets that load fonts.
   *
   * Items: Address.
   */
  fontLinks: string[];
  /**
   * Fonts that the platform itself serves.
   *
   * Items: Name.
   */
  fontFamilies: ("archivo" | "source-serif-4" | "commissioner" | "bricolage-grotesque" | "figtree")[];
  /**
   * Fonts of headings and body.
   */
  fontStyles: {
    /**
     * Family, size and weight of headings.
     */
    display: {
      /**
       * CSS font family list.
       */
      family: string;
      /**
       * Font weight.
       */
      weight: number;
      /**
       * Font width in percent, for variable fonts.
       */
      stretch: number;
      /**
       * Multiplies the type scale.
       */
      size: number;
      /**
       * In em.
       */
      letterSpacing: number;
      /**
       * Ratio to the size.
       */
      lineHeight: number;
    };
    /**
     * Family, size and weight of all other text.
     */
    body: {
      /**
       * CSS font family list.
       */
      family: string;
      /**
       * Font weight.
       */
      weight: number;
      /**
       * Font width in percent, for variable fonts.
       */
      stretch: number;
      /**
       * Multiplies the type scale.
       */
      size: number;
      /**
       * In em.
       */
      letterSpacing: number;
      /**
       * Ratio to the size.
       */
      lineHeight: number;
    };
  };
  /**
   * Look of the buttons.
   */
  buttons: {
    /**
     * Look of the button that a page is about.
     */
    primary: {
      /**
       * Filled, outlined or text only.
       */
      variant: "contained" | "outlined" | "text";
      /**
       * Fill colour; empty takes the palette's.
       */
      background: string;
      /**
       * Empty computes a readable one.
       */
      color: string;
      /**
       * Corner radius in pixels.
       */
      radius: number;
      /**
       * Letter case.
       */
      textTransform: "none" | "uppercase" | "capitalize";
    };
    /**
     * Look of the other buttons.
     */
    secondary: {
      /**
       * Filled, outlined or text only.
       */
      variant: "contained" | "outlined" | "text";
      /**
       * Fill colour; empty takes the palette's.
       */
      background: string;
      /**
       * Empty computes a readable one.
       */
      color: string;
      /**
       * Corner radius in pixels.
       */
      radius: number;
      /**
       * Letter case.
       */
      textTransform: "none" | "uppercase" | "capitalize";
    };
  };
}
/**
 * An entry of a menu.
 */
export interface MenuItem {
  /**
   * Unique in its menu.
   */
  id: string;
  /**
   * Text per language.
   */
  label: {
    [k: string]: string;
  };
  /**
   * Id of a page or route; wins over the address.
   */
  pageId: string;
  /**
   * Used when no page is chosen; beside a page, #anchor names a place on it and ?category=suv what it is asked.
   */
  url: string;
  /**
   * Entries below this one.
   */
  menuItems: MenuItem[];
}

/** Type of every schema, by its name. */
export interface SchemaTypes {
  AdvancedConfiguration: AdvancedConfiguration;
  BlogPost: BlogPost;
  BookingConfiguration: BookingConfiguration;
  BookingSettings: BookingSettings;
  Builder: Builder;
  GlobalConfiguration: GlobalConfiguration;
  Media: Media;
  PageOrigin: PageOrigin;
  PageTemplate: PageTemplate;
  Page: Page;
  Script: Script;
  Section: Section;
  Seo: Seo;
  SiteConfiguration: SiteConfiguration;
  Theme: Theme;
}
