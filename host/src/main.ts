import './alive/unsaved';
import './shell/favicon.svg';
import 'shared/ui/tokens.css';
import 'react-dom/client';
import 'shared/i18n';

// The libraries are read in one task and the shell in the next: as one it would keep a phone from answering twice as long.
setTimeout(() => void import(/* webpackMode: "eager" */ './start'));
