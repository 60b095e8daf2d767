// First, so that text typed before hydration counts as unsaved too.
import './telemetry/unsaved-input';
import './shell/favicon.svg';
import 'shared/ui/tokens.css';
import 'react-dom/client';
import 'shared/i18n';

// Libraries and shell run in two tasks: a single one would block input on a phone for twice as long. An older browser than
// those that are meant keeps the server's page (host/server/rendering/outdated-browser.ts).
if (!('outdated' in document.documentElement.dataset))
  setTimeout(() => void import(/* webpackMode: "eager" */ './start'));
