/** `boxOnPhones` is `Box on phones`. */
export const choiceName = (value: string | number): string => {
  const words = String(value)
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
