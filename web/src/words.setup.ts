// Before the tests of the page: the words of the shell and of all boards, in every language.
import { BOARDS } from './boards';
import { LANGUAGES, open, speak, type Place } from './shell/words';

await Promise.all(['me', 'company', ...Object.keys(BOARDS)].map((place) => open(place as Place)));
for (const { code } of LANGUAGES) await speak(code);
