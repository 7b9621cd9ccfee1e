/** What a player has written in this page and not sent yet, by what it is about. Another player of the same browser does not get it. */
export class Drafts<Draft> {
  private token: string | null = null;
  private drafts = new Map<string, Draft>();

  of(token: string | null): Map<string, Draft> {
    if (token !== this.token) this.drafts = new Map();
    this.token = token;
    return this.drafts;
  }
}
