import base from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';

/** react-admin's texts, without the term "element". */
export const english: TranslationMessages = {
  ...base,
  ra: {
    ...base.ra,
    page: { ...base.ra.page, not_found: 'There is no such page' },
    message: { ...base.ra.message, not_found: 'The address is wrong, or the page no longer exists.' },
    notification: {
      ...base.ra.notification,
      updated: 'Saved |||| %{smart_count} items changed',
      created: 'Created',
      deleted: 'Deleted |||| %{smart_count} items deleted',
      data_provider_error: 'The data could not be processed.',
    },
  },
};
