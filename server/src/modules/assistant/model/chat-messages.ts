/** Messages of the OpenAI-compatible call `chat/completions`, as far as they are used. */
export type ToolCall = { id: string; name: string; input: string }

export type ChatMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string; calls?: readonly ToolCall[] }
  | { role: 'tool'; callId: string; content: string }

/** A message as the endpoint takes it. */
export function wireMessage(message: ChatMessage): Record<string, unknown> {
  if (message.role === 'tool')
    return { role: 'tool', tool_call_id: message.callId, content: message.content }
  if (message.role !== 'assistant' || !message.calls?.length)
    return { role: message.role, content: message.content }
  return {
    role: 'assistant',
    content: message.content,
    tool_calls: message.calls.map(({ id, name, input }) => ({
      id,
      type: 'function',
      function: { name, arguments: input },
    })),
  }
}
