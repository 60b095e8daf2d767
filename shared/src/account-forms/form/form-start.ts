/**
 * When the first field of a form was filled in, kept in the session of this tab. The API takes forms that are filled in
 * too fast for a robot's; neither a reload nor another language makes a person look like one.
 */
export const createFormStart = (form: string) => {
  const key = `portico.${form}.start`;
  let inPage: string | null = null;

  /** ISO time; null before the first input. */
  const read = () => {
    try {
      return sessionStorage.getItem(key) ?? inPage;
    } catch {
      return inPage;
    }
  };

  return {
    read,
    /** Stores the time (ms) of an input, unless there was an earlier one. */
    mark: (at: number) => {
      if (read() !== null) return;
      inPage = new Date(at).toISOString();
      try {
        sessionStorage.setItem(key, inPage);
      } catch {}
    },
    clear: () => {
      inPage = null;
      try {
        sessionStorage.removeItem(key);
      } catch {}
    },
  };
};
