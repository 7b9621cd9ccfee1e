import { expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import type { Grid, Lay } from './finder.ts';
import type { Server } from './server.ts';

export type Input = 'drag' | 'tap' | 'keys';

/** A person with a browser, who does and sees only what a person can. */
export class Player {
  readonly problems: string[] = [];

  private constructor(
    readonly page: Page,
    readonly name: string,
    private readonly server: Server,
    /** Has a touch screen and no mouse. */
    readonly fingers: boolean,
  ) {
    page.on('pageerror', (error) => this.problems.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/WebSocket|ERR_|Failed to load|error occurred when fetching the script/.test(message.text()))
        this.problems.push(message.text());
    });
  }

  static async arrive(
    browser: Browser,
    server: Server,
    name: string,
    options: BrowserContextOptions = {},
  ): Promise<Player> {
    const context = await browser.newContext({ permissions: [], ...options });
    return new Player(await context.newPage(), name, server, options.hasTouch ?? false);
  }

  button = (name: string | RegExp) => this.page.getByRole('button', { name });
  status = () => this.page.getByTestId('status');
  cell = (row: number, column: number) => this.page.locator(`[data-cell="${row},${column}"]`);
  moves = () => this.page.getByTestId('moves');
  /** A message of the page, which soon goes. */
  message = (text: string) => this.page.getByRole('region', { name: 'Messages' }).getByText(text);

  makeRoom = (choose?: (page: Page) => Promise<void>): Promise<string> => this.open('Create a game', choose);
  playTheComputer = (choose?: (page: Page) => Promise<void>): Promise<string> =>
    this.open('Start the game', async (page) => {
      await page.getByRole('radio', { name: 'A computer', exact: true }).check({ force: true });
      await choose?.(page);
    });

  /** Starts a newcomer's game with one tap on the start page. */
  async playNow(): Promise<void> {
    await this.page.goto(this.server.address);
    await this.button('Play against the computer').click();
    await this.page.waitForURL(/\/r\/[0-9A-Z]{8}$/);
  }

  /** Fills in the form on the start page and goes to the new room. */
  private async open(button: string, choose: (page: Page) => Promise<void> = async () => undefined): Promise<string> {
    await this.page.goto(this.server.address);
    await this.page.getByLabel('Your name').first().fill(this.name);
    await choose(this.page);
    await this.button(button).click();
    await this.page.waitForURL(/\/r\/[0-9A-Z]{8}$/);
    return this.page.url().slice(-8);
  }

  async sitDown(code: string, ifAway?: string): Promise<void> {
    await this.page.goto(`${this.server.address}/r/${code}`);
    await this.page.getByLabel('Your name').fill(this.name);
    if (ifAway) {
      await this.page.locator('summary', { hasText: 'If I’m away' }).click();
      await this.page.getByLabel('If I’m away').selectOption({ label: ifAway });
    }
    await this.button('Join the game').click();
    await expect(this.page.getByText('will start the game when everyone is here')).toBeVisible();
  }

  async startWith(players: number): Promise<void> {
    await this.button(`Start with ${players} players`).click();
  }

  /** Looks at the draw for first play and continues to the board. */
  async seeTheDraw(): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'Who starts?' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText(/starts?\.$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Start playing' }).click();
    await expect(dialog).toBeHidden();
  }

  rack = (): Promise<string[]> =>
    this.page
      .locator('[data-rack] [data-tile]')
      .evaluateAll((tiles) => tiles.map((tile) => (tile as HTMLElement).dataset.tile!));

  /** The board as screen readers get it, without tiles that are laid but not yet played. */
  async grid(): Promise<Grid> {
    const names = await this.page
      .getByRole('gridcell')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')!));
    const letters = names.map((name) =>
      /laid/.test(name) ? '.' : (/, ([A-Z]+) (?:\d+ points?|blank)/.exec(name)?.[1] ?? '.'),
    );
    const size = Math.sqrt(letters.length);
    return Array.from({ length: size }, (_, row) => letters.slice(size * row, size * row + size));
  }

  /** Whether it is this player's turn and no window holds it up. */
  mayMove = (): Promise<boolean> =>
    this.button(/^Pass/)
      .isEnabled({ timeout: 100 })
      .catch(() => false);
  countMoves = (): Promise<number> => this.moves().locator('> li').count();
  isOver = async (): Promise<boolean> => (await this.page.title()).includes('Game over');
  scores = async (): Promise<number[]> =>
    (await this.page.getByTestId('score').locator('.hidden-text').allTextContents()).map(Number);

  /** Lays three tiles across the start cell. Words are not checked when they are laid, so any will do. */
  async opening(): Promise<Lay[]> {
    const tiles = (await this.rack()).filter((tile) => tile !== '?').slice(0, 3);
    return tiles.map((letter, index) => ({ row: 7, column: 6 + index, letter, blank: false }));
  }

  async lay(placement: Lay[], input: Input): Promise<void> {
    if (input === 'keys') await this.type(placement);
    else for (const lay of placement) await (input === 'drag' ? this.drag(lay) : this.tap(lay));
    for (const { row, column } of placement)
      await expect(this.cell(row, column)).toHaveAttribute('aria-label', /laid, not played/);
  }

  /** Plays the laid tiles; the button shows the score from the server. */
  async play(input: Input): Promise<void> {
    const play = this.button(/^Play \d+/);
    await expect(play).toBeEnabled();
    if (input === 'keys') await this.page.keyboard.press('Enter');
    else await play.click();
  }

  async laidAndPlayed(placement: Lay[], input: Input): Promise<void> {
    await this.lay(placement, input);
    await this.play(input);
    const last = placement.at(-1)!;
    await expect(this.cell(last.row, last.column)).toHaveAttribute('aria-label', /last play/);
  }

  async pass(): Promise<void> {
    await this.button(/^Pass/).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Pass', exact: true }).click();
  }

  async resign(): Promise<void> {
    await this.button(/^Resign/).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  }

  /** Lets a computer play on, as strong as the page suggests. */
  async letComputerPlay(): Promise<void> {
    await this.button(/^Resign/).click();
    await this.chooseComputer();
  }

  /** The same where the dialog is open: the first press asks how strong it should be. */
  async chooseComputer(): Promise<void> {
    const button = this.page.getByRole('dialog').getByRole('button', { name: 'Let a computer play for me' });
    for (let presses = 0; presses < 2; ++presses) await button.click();
  }

  async exchange(count: number): Promise<void> {
    await this.button(/^Exchange/).click();
    const dialog = this.page.getByRole('dialog', { name: 'Exchange tiles' });
    const pick = async () => {
      for (let index = 0; index < count; ++index) await dialog.locator('button[aria-pressed]').nth(index).click();
      await dialog.getByRole('button', { name: `Exchange ${count} tile` }).click();
    };
    await pick();
    const faceDown = dialog.getByRole('group', { name: 'Face-down tiles' });
    const goneOn = async () => (await faceDown.isVisible()) || !(await dialog.isVisible());
    await expect.poll(goneOn).toBe(true);
    if (await faceDown.isVisible()) {
      await this.page.screenshot({ path: test.info().outputPath('face-down.png') });
      await pick();
    }
    await expect(dialog).toBeHidden();
  }

  async acceptIfAsked(): Promise<void> {
    const accept = this.status().getByRole('button', { name: /^Accept/ });
    if (await accept.isVisible()) await accept.click({ timeout: 5000 }).catch(() => undefined);
  }

  accept = () =>
    this.status()
      .getByRole('button', { name: /^Accept/ })
      .click();
  /** Challenges where that can cost something, so that the page asks first. */
  async challenge(): Promise<void> {
    await this.status()
      .getByRole('button', { name: /^Challenge/ })
      .click();
    const dialog = this.page.getByRole('dialog', { name: /^Challenge/ });
    await dialog.getByRole('button', { name: 'Challenge', exact: true }).click();
  }

  /** Places the first tile and sets the options of the game. */
  async seed(row: number, column: number, options: Record<string, boolean>): Promise<void> {
    const form = this.page.getByRole('form', { name: 'First turn' });
    await expect(form).toBeVisible();
    await this.cell(row, column).click();
    for (const [name, wanted] of Object.entries(options)) await form.getByLabel(name).setChecked(wanted);
    await form.getByRole('button', { name: /^Place the/ }).click();
    await expect(form).toBeHidden();
  }

  private tileOnRack = ({ letter, blank }: Lay) =>
    this.page.locator(`[data-rack] [data-tile="${blank ? '?' : letter}"]`).first();

  private async nameBlank({ letter, blank }: Lay): Promise<void> {
    if (!blank) return;
    const picker = this.page.getByRole('dialog', { name: 'Which letter is the blank?' });
    await picker.getByRole('button', { name: letter, exact: true }).click();
    await expect(picker).toBeHidden();
  }

  private async drag(lay: Lay): Promise<void> {
    const { mouse } = this.page;
    await this.tileOnRack(lay).hover(); // waits until it lies still
    const to = (await this.cell(lay.row, lay.column).boundingBox())!;
    await mouse.down();
    await mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
    await mouse.up();
    await this.nameBlank(lay);
  }

  private async tap(lay: Lay): Promise<void> {
    for (const place of [this.tileOnRack(lay), this.cell(lay.row, lay.column)])
      await (this.fingers ? place.tap() : place.click());
    await this.nameBlank(lay);
  }

  private async type(placement: Lay[]): Promise<void> {
    const [first, second] = placement;
    const cell = this.cell(first!.row, first!.column);
    await cell.click();
    const axis = second ? axisOf(first!, second) : 'across';
    for (let turns = 0; turns < 4 && !(await cell.locator(`svg.${axis}`).count()); ++turns)
      await this.page.keyboard.press('Space');
    for (const { letter, blank } of placement)
      if (blank) await this.page.keyboard.press(`Shift+${letter}`);
      else for (const key of letter.toLowerCase()) await this.page.keyboard.press(key);
  }
}

function axisOf(one: Lay, two: Lay): string {
  if (one.column === two.column) return 'down';
  return one.row === two.row ? 'across' : two.row > one.row ? 'diagonal_down' : 'diagonal_up';
}
