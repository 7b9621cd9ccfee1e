type Choice = 'light' | 'dark';

const key = 'crisscross.theme'; // public/theme.js reads it before the first paint
const dark = matchMedia('(prefers-color-scheme: dark)');

class Theme {
  private chosen = $state<Choice | null>((document.documentElement.dataset.theme as Choice | undefined) ?? null);
  private system = $state<Choice>(dark.matches ? 'dark' : 'light');

  constructor() {
    dark.addEventListener('change', () => (this.system = dark.matches ? 'dark' : 'light'));
  }

  get now(): Choice {
    return this.chosen ?? this.system;
  }

  toggle = (): void => {
    this.chosen = this.now === 'dark' ? 'light' : 'dark';
    document.documentElement.dataset.theme = this.chosen;
    try {
      localStorage.setItem(key, this.chosen);
    } catch {
      // Then the choice lasts as long as the page.
    }
  };
}

export const theme = new Theme();
