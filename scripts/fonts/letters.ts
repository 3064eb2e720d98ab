/** Letters beyond Latin-1 of the languages that sites have: German, French, Croatian, Lithuanian, Dutch, Polish. */
export const LETTERS = 'ẞŸĆćČčĐđŠšŽžĄąĖėĘęĮįŪūŲųĲĳŁłŃńŚśŹźŻż';

/** Letters that every language selector shows: the name of Russian. Its other letters are on Russian pages only. */
export const SELECTOR = 'Русский';
