import 'shared/ui/tokens.css';
import 'shared/ui/base.css';
// What remotes get from the host.
import 'react-dom/client';
import 'shared/auth';
import 'shared/client';
import 'shared/i18n';
import 'shared/router';

void import(/* webpackMode: "eager" */ './hydrate');
