import { pathOf } from '../../browser/base.ts';
import { parseWithPeople } from '../former_players.ts';
import type { Refusal } from '../protocol.ts';

/** What a refusal says besides its code. */
type Details = Pick<Refusal, 'message'> & {
  /** The parameter, or the place in a file, that it is about. */
  field: string;
  /** Which of the reasons that the code has. */
  reason: string;
  /** In how many seconds to ask again, or 0. */
  retryAfter: number;
};

/** Why a request to /api/v1 failed: the server’s code, or `LOST` if no answer came. */
export class ApiRefused extends Error {
  readonly field: string;
  readonly reason: string;
  readonly retryAfter: number;

  constructor(
    readonly code: string,
    { message = '', field = '', reason = '', retryAfter = 0 }: Partial<Details> = {},
  ) {
    super(message);
    this.field = field;
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}

export type ApiRequest = { method?: string; headers?: Record<string, string>; body?: Blob | string };

/** The refusal in what was thrown; anything else means that the answer was lost. */
export const refusalOf = (why: unknown): ApiRefused => (why instanceof ApiRefused ? why : new ApiRefused('LOST'));

async function refusalIn(response: Response): Promise<ApiRefused> {
  try {
    const { code = '', ...details } = (await response.json()) as Partial<Refusal>;
    return new ApiRefused(code || 'LOST', { ...details, retryAfter: Number(response.headers.get('retry-after')) || 0 });
  } catch {
    return new ApiRefused('LOST');
  }
}

/** Asks below /api/v1 (protocol/openapi.json). The token goes into a header, never into an address. Throws `ApiRefused`. */
export async function askApi(token: string | null, path: string, request: ApiRequest = {}): Promise<Response> {
  const headers = { ...request.headers, ...(token ? { Authorization: `Bearer ${token}` } : {}) };
  let response: Response;
  try {
    response = await fetch(pathOf(`/api/v1/${path}`), { ...request, headers });
  } catch {
    throw new ApiRefused('LOST');
  }
  if (!response.ok) throw await refusalIn(response);
  return response;
}

/** The same where the answer is JSON. */
export async function askApiForJson<Answer>(token: string | null, path: string, request: ApiRequest = {}): Promise<Answer> {
  const response = await askApi(token, path, request);
  try {
    return parseWithPeople(await response.text()) as Answer;
  } catch {
    throw new ApiRefused('LOST');
  }
}
