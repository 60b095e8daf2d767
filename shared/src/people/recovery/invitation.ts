/** What the link of an e-mail to a new account carries behind `#`, where no server sees it. */
export interface Invitation {
  token: string;
  name: string;
}

export const invitationOf = (hash: string): Invitation | null => {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const [token, name] = [said.get('token'), said.get('name')];
  return token && name ? { token, name } : null;
};
