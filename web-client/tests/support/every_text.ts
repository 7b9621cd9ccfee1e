import { areas } from '../../src/languages/areas.ts';
import { language } from '../../src/languages/language.svelte.ts';

// Tests read the English texts of all views, without loading the views.
await language.need(...areas);
