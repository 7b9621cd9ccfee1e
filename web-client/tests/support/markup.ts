export type Node = { type: string; [key: string]: unknown };

export const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** A node and all that it holds. */
export const within = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(within)];
