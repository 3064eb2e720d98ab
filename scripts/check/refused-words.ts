import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words that the editor does not use in a language, each with what it says instead. */
const WORDS: Readonly<Record<string, readonly (readonly [word: RegExp, instead: string])[]>> = {
  de: [
    [
      /(?<!\p{L})(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein(?:e[mnrs]?)?|[Kk]annst|[Hh]ast|[Mm]usst|[Ww]illst|[Mm]öchtest|[Ss]iehst|versuche|Versuche es|[Ff]üge|[Ww]ähle|[Pp]rüfe|[Ss]peichere|[Öö]ffne|[Ll]ösche)(?!\p{L})/u,
      'the form of "Sie"',
    ],
  ],
  // Buttons are named by the short imperative in Croatian, sentences are not.
  hr: [
    [/(?<!\p{L})(?:tvoj\p{L}*|tebi|možeš|želiš|imaš|moraš|prevodiš|vidiš)(?!\p{L})/iu, 'the form of "vi"'],
    [/(?<!\p{L})(?:pokušaj|odaberi|provjeri|upiši|dodaj|učitaj)(?!\p{L}).*\.$/iu, 'the form of "vi"'],
    [/(?<!\p{L})nacrt/iu, '"skica"'],
  ],
  es: [
    [
      /(?<!\p{L})(?:usted(?:es)?|compruebe|inténtelo|elija|escriba|guarde|pulse|revise|vuelva|seleccione|introduzca|espere)(?!\p{L})/iu,
      'the form of "tú"',
    ],
    [/(?<!\p{L})(?:vos|podés|tenés|elegí|escribí|guardá|probá)(?!\p{L})/iu, 'the form of "tú"'],
  ],
  pt: [
    [/(?<!\p{L})(?:tu|teus?|tuas?|podes|tens)(?!\p{L})/iu, 'the form of "você"'],
    [/(?<!\p{L})sec[çc](?:ão|ões)(?!\p{L})/iu, '"seção"'],
    [/(?<!\p{L})partilh/iu, '"compartilhar"'],
    [/(?<!\p{L})ficheiro/iu, '"arquivo"'],
    [/(?<!\p{L})(?:ecrã|utilizador|palavra-passe|telemóvel|rato)(?!\p{L})/iu, 'the Brazilian word'],
    [/(?<!\p{L})elimin(?:ar|e|ad[oa]s?)(?!\p{L})/iu, '"excluir"'],
    [/(?<!\p{L})guard(?:ar|e|ad[oa]s?)(?!\p{L})/iu, '"salvar"'],
    [/(?<!\p{L})definiç(?:ão|ões)(?!\p{L})/iu, '"configurações"'],
  ],
};

const valuesOf = (texts: object): string[] =>
  Object.values(texts).flatMap((value) => (typeof value === 'string' ? [value] : valuesOf(value as object)));

/** Texts of the editor that speak to its users in another form, or by another word, than the rest does. */
export const findRefusedWords = (root: string): string[] =>
  Object.entries(WORDS).flatMap(([language, words]) =>
    ['', 'schemas/', 'synonyms/']
      .map((folder) => `editor/locales/${folder}${language}.json`)
      .flatMap((path) =>
        valuesOf(JSON.parse(readFileSync(join(root, path), 'utf8')) as object).flatMap((text) =>
          words
            .filter(([word]) => word.test(text))
            .map(([, instead]) => `${path}: ${JSON.stringify(text)} should use ${instead}`),
        ),
      ),
  );
