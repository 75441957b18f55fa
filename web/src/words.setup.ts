// Before the tests of the page: the words of the shell and of all boards, in every language.
import { BOARDS } from './boards';
import { LANGUAGES, open, speak, type Place } from './shell/words';

await Promise.all(Object.keys(BOARDS).map((game) => open(game as Place)));
for (const { code } of LANGUAGES) await speak(code);
