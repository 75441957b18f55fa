// The page begins here: its words and its parts are fetched side by side.
import '@fontsource/alegreya/latin-700.css';
import '@fontsource/alegreya/latin-ext-700.css';
import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-ext-400.css';
import '@fontsource/alegreya-sans/latin-500.css';
import '@fontsource/alegreya-sans/latin-ext-500.css';
import '@fontsource/alegreya-sans/latin-700.css';
import '@fontsource/alegreya-sans/latin-ext-700.css';
import './page.css';
import { firstLanguage } from './shell/language';
import { speak } from './shell/words';

const target = document.getElementById('page')!;

Promise.all([import('./shell/start'), speak(firstLanguage())])
  .then(([{ start }]) => start(target))
  .catch(() => {
    // There are no words to say it in: a button to load the page again.
    const again = document.createElement('button');
    again.className = 'button';
    again.textContent = 'Krainy ↻';
    again.onclick = () => location.reload();
    target.append(again);
  });
