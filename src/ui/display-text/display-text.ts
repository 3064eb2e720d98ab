/** CSS of the brand's heading font, without size and line height. */
export const displayText =
  'font-family: var(--display-family); font-weight: var(--display-weight); font-stretch: var(--display-stretch); letter-spacing: var(--display-spacing);';
