DROP TABLE room_mutes, room_messages;
