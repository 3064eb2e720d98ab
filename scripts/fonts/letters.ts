/** Letters beyond Latin-1 of the languages that sites have: German, French, Croatian, Lithuanian, Dutch, Polish. */
export const LETTERS = 'ẞŸĆćČčĐđŠšŽžĄąĖėĘęĮįŪūŲųĲĳŁłŃńŚśŹźŻż';

/** Letters that every language selector shows: the name of Russian. */
export const SELECTOR = 'Русский';

/** The other letters of Russian, and the sign of a number. */
export const RUSSIAN = [...'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя№']
  .filter((letter) => !SELECTOR.includes(letter))
  .join('');
