/** A component's names: as documents carry it, as files and folders have it, and as people say it. */
export interface ComponentNames {
  readonly name: string;
  readonly kebab: string;
  readonly title: string;
}

const NAME = /^[A-Z][a-z]+(?:[A-Z][a-z]+)*$/;

/** The names of a component. @throws RangeError with what to type when it cannot be one */
export function componentNames(name: string): ComponentNames {
  if (!NAME.test(name))
    throw new RangeError(
      `${name ? `"${name}" is not a component name` : 'A component needs a name'}: ` +
        'npm run new:component PriceTag (words that begin with a capital, without digits and dashes)',
    );
  const kebab = name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();
  const words = kebab.replaceAll('-', ' ');
  return { name, kebab, title: words.charAt(0).toUpperCase() + words.slice(1) };
}
