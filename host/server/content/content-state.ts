/** The public content of one domain of the API. */
export interface DomainState {
  /** Another one after each change. */
  version: string;
  /** When the content changes by the clock alone (ISO-8601 in UTC); null if nothing is due. In the past while that is not known. */
  next: string | null;
}

type DomainVersion = readonly [domain: string, version: string];

/** As long as what was read from some domains is current. What was read before a change and after it has two versions of a domain. */
export interface Validity {
  versions: readonly DomainVersion[];
}

/** Returns what combines the validities of the parts of a page. */
export const combineValidities = () => {
  const versions = new Map<string, DomainVersion>();
  let isKnown = true;
  return {
    /** Null for a part that may have changed unnoticed. */
    add: (validity: Validity | null) => {
      isKnown &&= validity !== null;
      for (const part of validity?.versions ?? []) versions.set(part.join(' '), part);
    },
    /** Null when nobody would notice a change of one of the parts. */
    get: (): Validity | null => (isKnown && versions.size > 0 ? { versions: [...versions.values()] } : null),
  };
};

interface FormerState extends DomainState {
  /** When its change was reported (ms since 1970). */
  endedAt: number;
}

/** How long former states are remembered (ms). */
const maxGraceMs = 1000;

/** The state of the public content, as the API reports it; unknown until it does, and while it does not answer. */
export const createContentState = (now = Date.now) => {
  let domains: ReadonlyMap<string, DomainState> | null = null;
  const formerStates = new Map<string, FormerState[]>();

  const remember = (domain: string, former: DomainState) => {
    const endedAt = now();
    const recent = formerStates.get(domain)?.filter((state) => endedAt - state.endedAt < maxGraceMs) ?? [];
    formerStates.set(domain, [...recent, { ...former, endedAt }]);
  };

  const isCurrent = (domain: string, version: string, graceMs: number) => {
    const since = now() - graceMs;
    const isDue = ({ next }: DomainState) => next !== null && since >= Date.parse(next);
    const state = domains?.get(domain);
    if (state?.version === version) return !isDue(state);
    const former = formerStates.get(domain)?.find((state) => state.version === version);
    return former !== undefined && former.endedAt > since && !isDue(former);
  };

  return {
    /** Sets the state of all domains; null: it is unknown. */
    replace: (states: Readonly<Record<string, DomainState>> | null) => {
      domains = states && new Map(Object.entries(states));
      formerStates.clear();
    },

    change: (domain: string, state: DomainState) => {
      if (!domains) return;
      const former = domains.get(domain);
      if (former && former.version !== state.version) remember(domain, former);
      domains = new Map(domains).set(domain, state);
    },

    /**
     * Call it before reading: what is read after that is at least as current as the state is now. The function that it returns takes
     * the domains that were read; null: it is not known which. It returns null when nobody would notice a change of what was read.
     */
    startReading: () => {
      const known = domains;
      return (names: readonly string[] | null): Validity | null => {
        const versions: DomainVersion[] = [];
        for (const name of names ?? []) {
          const version = known?.get(name)?.version;
          if (version === undefined) return null;
          versions.push([name, version]);
        }
        return versions.length > 0 ? { versions } : null;
      };
    },

    /** False while changes cannot be heard of. */
    isKnown: () => domains !== null,

    /** Whether nothing of what was read has changed since, or not until `graceMs` ago (at most 1000). */
    isValid: ({ versions }: Validity, graceMs = 0) =>
      versions.every(([domain, version]) => isCurrent(domain, version, graceMs)),
  };
};

export type ContentState = ReturnType<typeof createContentState>;
