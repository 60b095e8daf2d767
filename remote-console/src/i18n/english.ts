import base from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';

/** react-admin's own words; what it says of an "element" is said as the other languages say it. */
export const english: TranslationMessages = {
  ...base,
  ra: {
    ...base.ra,
    notification: {
      ...base.ra.notification,
      updated: 'Saved |||| %{smart_count} items changed',
      created: 'Created',
      deleted: 'Deleted |||| %{smart_count} items deleted',
      data_provider_error: 'The data could not be processed.',
    },
  },
};
